/// What pages do with forms at once and one after another: what is in the page, and the script.
///
/// `A`, `B`, `C` and `SLOW` stand for addresses of the test's server; `SLOW` answers after a while.
struct FormOrderCase: Sendable, CustomStringConvertible {
  let name: String
  let body: String
  let script: String

  init(_ name: String, _ script: String, body: String = "") {
    (self.name, self.script) = (name, script)
    self.body =
      body
        + """
        <form id=f method=post action='A'><input id=i name=a value=1></form>
        <form id=g method=post action='B'><input name=b value=2></form>
        <form id=s method=post action='SLOW'><input name=c value=3></form>
        <a id=l href='C'>link</a>
        """
  }

  var description: String { name }

  /// The page is left.
  static let leaving: [FormOrderCase] = [
    FormOrderCase("submit()", "f.submit()"),
    FormOrderCase(
      "a button that submits its form, and is its submit button", "b.click()",
      body:
        "<form method=post action='B'><button id=b onclick='this.form.submit()'>x</button></form>"),
    FormOrderCase(
      "a listener that submits and does not prevent",
      "f.addEventListener('submit', () => f.submit()); f.requestSubmit()"),
    FormOrderCase(
      "a listener that prevents and submits",
      "f.addEventListener('submit', (e) => { e.preventDefault(); f.submit(); }); f.requestSubmit()"),
    FormOrderCase(
      "a listener that prevents and submits later",
      "f.addEventListener('submit', (e) => { e.preventDefault(); setTimeout(() => f.submit()); }); f.requestSubmit()"
    ),
    FormOrderCase(
      "a listener that submits another form",
      "f.addEventListener('submit', () => g.submit()); f.requestSubmit()"),
    FormOrderCase(
      "a listener that submits another form by its event",
      "f.addEventListener('submit', () => g.requestSubmit()); f.requestSubmit()"),
    FormOrderCase(
      "a listener that gives another form an event of the page's own",
      "f.onsubmit = () => g.dispatchEvent(new Event('submit')); f.requestSubmit()"),
    FormOrderCase(
      "a listener that reads another form",
      "f.onsubmit = () => { new FormData(g); }; f.requestSubmit()"),
    FormOrderCase(
      "an event with a button of the page's own, a reading, and a form",
      "f.dispatchEvent(new SubmitEvent('submit')); new FormData(f); g.submit()"),
    FormOrderCase("two forms in one turn", "f.submit(); g.submit()"),
    FormOrderCase("two forms in one turn, by events", "f.requestSubmit(); g.requestSubmit()"),
    FormOrderCase("a form twice in one turn", "f.submit(); i.value = '9'; f.submit()"),
    FormOrderCase("a form twice in one turn, by events", "f.requestSubmit(); f.requestSubmit()"),
    FormOrderCase("a form and a location", "f.submit(); location.href = l.href"),
    FormOrderCase("a location and a form", "location.href = l.href; f.submit()"),
    FormOrderCase("a form and a link", "f.submit(); l.click()"),
    FormOrderCase("a form and a link, by events", "f.requestSubmit(); l.click()"),
    FormOrderCase("a form and a microtask", "f.submit(); Promise.resolve().then(() => g.submit())"),
    FormOrderCase("a form and a timer of 60 ms", "s.submit(); setTimeout(() => g.submit(), 60)"),
    FormOrderCase("a form and a timer of 250 ms", "s.submit(); setTimeout(() => g.submit(), 250)"),
    FormOrderCase(
      "a form and a location after 60 ms",
      "s.submit(); setTimeout(() => { location.href = l.href; }, 60)"),
    FormOrderCase("a form and a link after 60 ms", "s.submit(); setTimeout(() => l.click(), 60)"),
    FormOrderCase("a form and an anchor of the page", "f.submit(); location.hash = 'x'"),
    FormOrderCase(
      "a form and a change of the history", "f.submit(); history.pushState(1, '', '?pushed')"),
    FormOrderCase("values that are changed behind submit()", "f.submit(); i.value = '3'"),
    FormOrderCase(
      "an action that is changed behind submit()", "f.submit(); f.action = g.action"),
    FormOrderCase("a form that is removed behind submit()", "f.submit(); f.remove()"),
    FormOrderCase(
      "a form that is removed in its event",
      "f.onsubmit = () => f.remove(); f.requestSubmit(); g.submit()"),
    FormOrderCase(
      "a formdata event that stops",
      "f.addEventListener('formdata', (e) => { e.formData.append('late', '1'); e.stopImmediatePropagation(); }); f.submit()"
    ),
    FormOrderCase(
      "fields that a listener of the window adds",
      "window.addEventListener('formdata', (e) => e.formData.set('a', 'late')); f.requestSubmit()"),
    FormOrderCase(
      "fields that are added behind the event",
      "let d; f.onformdata = (e) => { d = e.formData; }; f.submit(); d.append('late', '1')"),
    FormOrderCase(
      "a form that a listener reads", "f.onsubmit = () => { new FormData(f); }; f.requestSubmit()"),
    FormOrderCase(
      "a form that is read, and then submitted",
      "f.onsubmit = (e) => { e.preventDefault(); new FormData(f); }; f.requestSubmit(); g.submit()"),
    FormOrderCase(
      "an event of the page's own, and a form", "f.dispatchEvent(new Event('submit')); g.submit()"),
    FormOrderCase(
      "a form of a shadow tree, clicked", "b.shadowRoot.querySelector('button').click()",
      body:
        "<div id=b><template shadowrootmode=open><form method=post action='B'><button name=x value=y>x</button></form></template></div>"
    ),
    FormOrderCase(
      "a form of a shadow tree, by requestSubmit()",
      "b.shadowRoot.querySelector('form').requestSubmit()",
      body:
        "<div id=b><template shadowrootmode=open><form method=post action='B'><input name=x value=y></form></template></div>"
    ),
    FormOrderCase(
      "a form of a shadow tree, by submit()", "b.shadowRoot.querySelector('form').submit()",
      body:
        "<div id=b><template shadowrootmode=open><form method=post action='B'><input name=x value=y></form></template></div>"
    ),
    FormOrderCase(
      "a form of a closed shadow tree, clicked",
      "const r = d.attachShadow({ mode: 'closed' }); r.innerHTML = document.getElementById('t').innerHTML; r.querySelector('button').click()",
      body:
        "<div id=d></div><template id=t><form method=post action='B'><button name=x value=y>x</button></form></template>"
    ),
    FormOrderCase(
      "a form of a closed shadow tree, by requestSubmit()",
      "const r = d.attachShadow({ mode: 'closed' }); r.innerHTML = document.getElementById('t').innerHTML; r.querySelector('form').requestSubmit()",
      body:
        "<div id=d></div><template id=t><form method=post action='B'><input name=x value=y></form></template>"
    ),
    FormOrderCase("a GET", "f.method = 'get'; f.submit()"),
    FormOrderCase("a GET twice in one turn", "f.method = 'get'; f.submit(); f.submit()"),
    FormOrderCase("a GET and a POST in one turn", "f.method = 'get'; f.submit(); g.submit()"),
    FormOrderCase(
      "a GET, and a POST after 60 ms",
      // The fields replace the query of the address, so that the delay is a field.
      "s.method = 'get'; s.insertAdjacentHTML('beforeend', '<input name=delay value=400>'); s.submit(); setTimeout(() => g.submit(), 60)"
    ),
  ]

  /// The page stays.
  static let staying: [FormOrderCase] = [
    FormOrderCase(
      "a detached form",
      "const d = document.createElement('form'); d.method = 'post'; d.action = g.action; d.submit()"
    ),
    FormOrderCase("a removed form", "f.remove(); f.submit()"),
    FormOrderCase(
      "a form that is removed in its event", "f.onsubmit = () => f.remove(); f.requestSubmit()"),
    FormOrderCase(
      "a form of a DOMParser's document",
      "new DOMParser().parseFromString(f.outerHTML, 'text/html').forms[0].submit()"),
    FormOrderCase(
      "a form of a document without a view",
      "const d = document.implementation.createHTMLDocument(); d.body.append(f.cloneNode(true)); d.forms[0].submit()"
    ),
    FormOrderCase(
      "a form that a frame's document adopts", "p.contentDocument.adoptNode(f); f.submit()",
      body: "<iframe id=p></iframe>"),
    FormOrderCase(
      "a form of a frame",
      "p.contentDocument.body.append(p.contentDocument.importNode(f, true)); HTMLFormElement.prototype.submit.call(p.contentDocument.forms[0]); await new Promise((done) => { p.onload = done; })",
      body: "<iframe id=p></iframe>"),
    FormOrderCase(
      "an event of the page's own", "f.dispatchEvent(new Event('submit', { bubbles: true }))"),
    FormOrderCase(
      "a form that lacks a value", "i.required = true; i.value = ''; f.requestSubmit()"),
    FormOrderCase(
      "a disabled button", "b.click()",
      body: "<form method=post action='B'><button id=b disabled>x</button></form>"),
    FormOrderCase(
      "a form that is read behind an event of the page's own",
      "let failed = ''; window.onerror = (m) => { failed = m; }; f.dispatchEvent(new Event('submit')); new FormData(f); if (failed) throw new Error(failed)"
    ),
    FormOrderCase(
      "a form that is only read", "new FormData(f); f.onsubmit = () => false; f.requestSubmit()"),
    FormOrderCase(
      "a form that is stopped",
      "s.submit(); await new Promise((done) => setTimeout(done, 60)); window.stop(); await new Promise((done) => setTimeout(done, 400))"
    ),
    FormOrderCase("a response without a page", "f.action = '/text?status=204&log=KEY'; f.submit()"),
    FormOrderCase("an action of a script", "f.action = 'javascript:void 0'; f.submit()"),
    FormOrderCase(
      "a form of a policy that forbids it",
      "const m = document.createElement('meta'); m.httpEquiv = 'Content-Security-Policy'; m.content = \"form-action 'none'\"; document.head.append(m); f.submit()"
    ),
  ]
}
