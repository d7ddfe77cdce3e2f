/// Functions of other windows, which may be gone: error reporters take clean functions out of a frame and remove the frame.
enum ReceiverCases {
  private static let frames = #"""
    /** What a frame had that is gone. */
    const gone = (() => { const frame = emptyFrame(), w = frame.contentWindow, { fetch, stop, XMLHttpRequest: XHR, Request, Response, Headers, Blob, File, FormData, EventSource, AbortController, navigator } = w; frame.remove(); return { w, fetch, stop, XHR, Request, Response, Headers, Blob, File, FormData, EventSource, AbortController, navigator }; })();
    const live = emptyFrame().contentWindow;
    const text = location.origin + '/text?text=a';
    /** Opens and sends by functions of some window. */
    const by = (x, open, send, url = text) => within(attempt(() => new Promise((done) => { x.onloadend = () => done([x.status, x.responseText, x.responseURL, x.readyState]); open.call(x, 'GET', url); send.call(x); })), 2500);

    """#

  private static let scripts: [(String, String)] = [
    (
      "fetch of a frame that is gone",
      "for (const options of [undefined, { method: 'POST', body: 'x' }, { method: 'POST', body: 'x', keepalive: true }, { headers: { 'x-a': '1' } }]) log(await heard(attempt(() => gone.fetch.call(window, '/text?text=a', options))))"
    ),
    (
      "bound fetch of a frame that is gone",
      "log(await heard(gone.fetch.bind(window)('/text?text=a'))); log(await heard(gone.fetch.call(self, 'text?text=b#c')))"
    ),
    (
      "fetch of a frame that is gone without a window",
      "log(await heard(attempt(() => (0, gone.fetch)(text)))); log(await heard(attempt(() => gone.fetch.call(undefined, text)))); log(await heard(attempt(() => gone.fetch.call(null, text))))"
    ),
    (
      "fetch of a frame that is gone on its window",
      "log(await heard(attempt(() => gone.fetch.call(gone.w, text)))); log(await heard(attempt(() => gone.w.fetch(text))))"
    ),
    (
      "my fetch on a window that is gone",
      "log(await heard(attempt(() => fetch.call(gone.w, text))))"
    ),
    (
      "fetch of a frame that is gone with a Request",
      "log(await heard(gone.fetch.call(window, new Request('/text?text=a')))); log(await heard(gone.fetch.call(window, new gone.Request(text)))); log(await heard(fetch(new gone.Request(text))))"
    ),
    (
      "fetch of a frame that is gone with a signal",
      "const c = new AbortController(); const p = heard(gone.fetch.call(window, '/head?delay=900', { signal: c.signal })); c.abort(); log((await p)[1])"
    ),
    (
      "fetch of a frame that is gone with what is not valid",
      "log(await heard(attempt(() => gone.fetch.call(window)))); log(await heard(attempt(() => gone.fetch.call(window, 'http://:')))); log(await heard(attempt(() => gone.fetch.call(window, text, { headers: 1 }))))"
    ),
    (
      "Headers of a frame that is gone",
      "log(head(await (await fetch('/head', { headers: new gone.Headers({ 'x-a': 'b' }) })).text()).headers['x-a'])"
    ),
    (
      "a Blob of a frame that is gone",
      "log(await heard(fetch('/echo', { method: 'POST', body: new gone.Blob(['blob']) }))); log(await heard(fetch('/echo', { method: 'POST', body: new gone.File(['file'], 'a') })))"
    ),
    (
      "a form of a frame that is gone",
      "const f = new gone.FormData(); f.append('a', 'b'); f.append('c', new Blob(['file']), 'n.txt'); log(head(await (await fetch('/head', { method: 'POST', body: f })).text()).body)"
    ),
    (
      "XMLHttpRequest of a frame that is gone",
      "log(await within(attempt(() => { const x = new gone.XHR(); x.open('GET', text); x.send(); return x.readyState; }))); log(await attempt(() => { const x = new gone.XHR(); x.open('GET', text, false); x.send(); return x.responseText; }))"
    ),
    (
      "functions of XMLHttpRequest of a frame that is gone",
      "const { open, send } = gone.XHR.prototype; log(await by(new XMLHttpRequest(), open, send)); log(await by(new XMLHttpRequest(), open, send, '/text?text=relative'))"
    ),
    (
      "open of a frame that is gone",
      "log(await by(new XMLHttpRequest(), gone.XHR.prototype.open, XMLHttpRequest.prototype.send))"
    ),
    (
      "send of a frame that is gone",
      "log(await by(new XMLHttpRequest(), XMLHttpRequest.prototype.open, gone.XHR.prototype.send))"
    ),
    (
      "sendBeacon of a frame that is gone",
      "log(await attempt(() => gone.navigator.sendBeacon(text, 'x')), await attempt(() => gone.navigator.sendBeacon.call(navigator, '/echo', 'x')))"
    ),
    (
      "EventSource of a frame that is gone",
      "log(await within(attempt(() => new Promise((done) => { const e = new gone.EventSource(location.origin + '/events?text=data:a%0A%0A'); e.onmessage = (m) => done(m.data); e.onerror = () => done('error'); })), 500))"
    ),
    (
      "Response of a frame that is gone",
      "log(await attempt(async () => [await new gone.Response('abc').text(), new gone.Response('abc').clone().status, new gone.Response('').url]))"
    ),
    (
      "stop of a frame that is gone",
      "const p = heard(fetch('/text?text=a&delay=200')); log(await attempt(() => gone.stop.call(gone.w))); log(await p)"
    ),
    (
      "fetch of a frame",
      "log(await heard(live.fetch(text))); log(await heard(live.fetch.call(window, '/text?text=a'))); log(await heard((0, live.fetch)(text))); log(await heard(fetch.call(live, '/text?text=a')))"
    ),
    (
      "functions of XMLHttpRequest of a frame",
      "const { open, send } = live.XMLHttpRequest.prototype, mine = XMLHttpRequest.prototype; log(await by(new XMLHttpRequest(), open, send)); log(await by(new XMLHttpRequest(), open, mine.send)); log(await by(new XMLHttpRequest(), mine.open, send)); log(await by(new live.XMLHttpRequest(), mine.open, mine.send)); log(await by(new live.XMLHttpRequest(), open, send))"
    ),
    (
      "fetch of a window that was opened again",
      "const frame = emptyFrame(), w = frame.contentWindow, clean = w.fetch; frame.src = '/page'; await new Promise((done) => { frame.onload = done; }); log(await heard(attempt(() => clean.call(w, '/text?text=a')))); log(await heard(attempt(() => clean.call(window, '/text?text=a')))); log(await heard(w.fetch('/text?text=a')))"
    ),
    (
      "a fetch whose frame is removed while it waits",
      "const frame = emptyFrame(); const p = heard(frame.contentWindow.fetch(location.origin + '/head?delay=300')); await pause(30); frame.remove(); log(await p)"
    ),
    (
      "fetch of a page that has changed its window",
      "const w = emptyFrame().contentWindow; w.eval('delete window.fetch; Object.defineProperty(window, \"webkitRequests\", {}) '.slice(0, 21)); log(await heard(attempt(() => fetch.call(w, '/text?text=a'))))"
    ),
  ]

  static let all: [DifferentialCase] = scripts.map { name, script in
    DifferentialCase(name, frames + script + "; log('over')")
  }
}
