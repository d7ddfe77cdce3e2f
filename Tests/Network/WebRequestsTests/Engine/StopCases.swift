/// What `window.stop()` ends.
enum StopCases {
  private static let reads = "const r = await fetch('/chunks?count=20&pause=50');"

  private static let fetches: [(String, String)] = [
    (
      "a fetch that waits",
      "const p = ending(fetch('/head?delay=700')); await pause(100); stop(); log(await p)"
    ),
    (
      "a fetch that has just begun",
      "const p = ending(fetch('/head?delay=700')); stop(); log(await p)"
    ),
    (
      "a fetch with a Blob",
      "const p = ending(fetch('/head?delay=700', { method: 'POST', body: new Blob(['x']) })); stop(); log(await p)"
    ),
    (
      "a fetch with a signal",
      "const c = new AbortController(); const p = ending(fetch('/head?delay=700', { signal: c.signal })); stop(); log(await p); c.abort(); log(c.signal.aborted)"
    ),
    (
      "several fetches",
      "const p = [1, 2, 3].map(() => ending(fetch('/head?delay=700'))); await pause(50); stop(); log(await Promise.all(p))"
    ),
    (
      "a fetch that reads",
      "\(reads) const p = ending(r.text()); await pause(100); stop(); log(await p, r.bodyUsed)"
    ),
    (
      "a fetch that reads JSON",
      "\(reads) const p = ending(r.json()); await pause(100); stop(); log(await p)"
    ),
    (
      "a reader",
      "\(reads) const reader = r.body.getReader(); await reader.read(); stop(); log(await ending((async () => { for (;;) if ((await reader.read()).done) return; })()), await ending(reader.closed))"
    ),
    (
      "a body that nobody reads",
      "\(reads) await pause(100); stop(); await pause(50); log(await ending(r.text()))"
    ),
    (
      "a fetch that is over",
      "const r = await fetch('/text?text=a'); await pause(50); stop(); log(await ending(r.text()))"
    ),
    (
      "a fetch that begins behind it",
      "stop(); log(await ending(fetch('/text?text=a').then((r) => r.text())))"
    ),
    (
      "a fetch that begins in its turn",
      "const p = ending(fetch('/head?delay=700')); stop(); const q = ending(fetch('/text?text=b').then((r) => r.text())); log(await p, await q)"
    ),
    (
      "an EventSource",
      "const s = new EventSource('/chunks?count=20&pause=50&type=text/event-stream'), seen = []; s.onopen = () => seen.push('open'); s.onmessage = () => seen.push('message'); s.onerror = () => seen.push('error', s.readyState); await pause(200); stop(); await pause(200); log(seen, s.readyState); s.close()"
    ),
    ("nothing", "log(stop(), stop.call(undefined), await attempt(() => stop.call(1)))"),
    (
      "a fetch of its frame",
      "const w = emptyFrame().contentWindow; const p = ending(w.fetch(location.origin + '/head?delay=700')), q = ending(fetch('/text?text=a&delay=300').then((r) => r.text())); await pause(50); w.stop(); log(await p, await q)"
    ),
  ]

  private static let requests: [(String, String)] = [
    ("waits", "x.open('GET', '/head?delay=700'); x.send(); await pause(100)"),
    ("posts", "x.open('POST', '/head?delay=700'); x.send('x'); await pause(100)"),
    ("has just begun", "x.open('POST', '/head?delay=700'); x.send('x')"),
    (
      "reads",
      "x.open('GET', '/chunks?count=20&pause=50'); x.send(); await new Promise((done) => { x.onprogress = done; })"
    ),
    (
      "reads bytes",
      "x.open('GET', '/chunks?count=20&pause=50'); x.responseType = 'arraybuffer'; x.send(); await new Promise((done) => { x.onprogress = done; })"
    ),
    ("is open", "x.open('GET', '/head')"), ("is unsent", ""),
    ("is over", "x.open('GET', '/text?text=a'); x.send(); await ended(x)"),
    (
      "has a time-out",
      "x.open('GET', '/head?delay=700'); x.timeout = 300; x.send(); await pause(50)"
    ),
  ]

  static let all: [DifferentialCase] =
    fetches.map { name, script in DifferentialCase("\(name) at stop()", script + "; log('over')") }
    + requests.map { name, script in
      DifferentialCase(
        "an XMLHttpRequest that \(name) at stop()",
        """
        const x = new XMLHttpRequest(), seen = follow(x);
        \(script);
        stop();
        log('now', seen, x.readyState);
        await pause(500);
        log('later', seen, x.readyState, x.status, x.responseURL, x.response === null || x.response === '', all(x));
        """)
    }
}
