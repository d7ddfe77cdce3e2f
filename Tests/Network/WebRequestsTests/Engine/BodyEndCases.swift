/// How bodies end that are broken, cancelled or aborted, for each way to read them.
enum BodyEndCases {
  private static let chunks =
    "const c = new AbortController(); const r = await fetch('/chunks?count=20&pause=50', { signal: c.signal });"
  private static let broken = "const r = await fetch('/gzip?cut=100');"
  private static let readAll =
    "const readAll = async (reader) => { for (;;) if ((await reader.read()).done) return 'done'; };"

  static let all: [DifferentialCase] = [
    (
      "aborted",
      "\(chunks) const reader = r.body.getReader(), closed = ending(reader.closed); await reader.read(); c.abort(); log(await closed, await ending(reader.read()), r.bodyUsed, r.body.locked)"
    ),
    (
      "aborted with a reason",
      "\(chunks) const reader = r.body.getReader(), closed = ending(reader.closed); await reader.read(); c.abort('why'); log(await closed, await ending(reader.read()))"
    ),
    (
      "aborted before it is read",
      "\(chunks) c.abort(); const reader = r.body.getReader(); log(await ending(reader.closed), await ending(reader.read()))"
    ),
    (
      "aborted before a text is read",
      "\(chunks) c.abort(); log(await ending(r.text()))"
    ),
    (
      "aborted while a text is read",
      "\(chunks) const p = ending(r.text()); await pause(80); c.abort(); log(await p, await ending(r.text()))"
    ),
    (
      "aborted with a reason while a text is read",
      "\(chunks) const p = ending(r.text()); await pause(80); c.abort(new RangeError('mine')); log(await p)"
    ),
    (
      "aborted while it waits, with a reason",
      "const c = new AbortController(); const p = ending(fetch('/head?delay=700', { signal: c.signal })); c.abort('why'); log(await p)"
    ),
    (
      "aborted after it has come",
      "const c = new AbortController(); const r = await fetch('/text?text=a', { signal: c.signal }); await pause(50); c.abort(); log(await ending(r.text()))"
    ),
    (
      "cancelled",
      "\(chunks) const reader = r.body.getReader(), closed = ending(reader.closed); await reader.read(); log(await ending(reader.cancel('x')), await closed, await ending(reader.read()), r.bodyUsed)"
    ),
    (
      "cancelled as a body",
      "\(chunks) log(await ending(r.body.cancel()), r.bodyUsed, r.body.locked); const reader = r.body.getReader(); log(await ending(reader.closed), await ending(reader.read()))"
    ),
    (
      "read",
      "const r = await fetch('/chunks?count=3&pause=10'); const reader = r.body.getReader(), closed = ending(reader.closed); log(await readAll(reader), await closed, await ending(reader.read()))"
    ),
    (
      "released",
      "const r = await fetch('/chunks?count=3&pause=10'); const reader = r.body.getReader(), closed = ending(reader.closed); await reader.read(); reader.releaseLock(); log(await closed, await ending(reader.closed), await ending(r.text()))"
    ),
    (
      "broken",
      "\(broken) const reader = r.body.getReader(), closed = ending(reader.closed); log(await ending(readAll(reader)), await closed, await ending(reader.read()))"
    ),
    (
      "broken as a text",
      "\(broken) log(await ending(r.text()), await ending(r.text()), r.bodyUsed)"
    ),
    ("broken as a buffer", "\(broken) log(await ending(r.arrayBuffer()))"),
    ("broken as a Blob", "\(broken) log(await ending(r.blob()))"),
    (
      "broken for two",
      "\(broken) const [a, b] = r.body.tee(); log(await ending(new Response(a).text()), await ending(new Response(b).text()))"
    ),
    ("broken for a pipe", "\(broken) log(await ending(r.body.pipeTo(new WritableStream())))"),
    (
      "broken for a clone",
      "\(broken) const k = r.clone(); log(await ending(r.text()), await ending(k.text()))"
    ),
    (
      "small",
      "const r = await fetch('/text?text=a'); const reader = r.body.getReader(); log(await within(reader.closed.then(() => 'closed'), 200)); log(codes(String.fromCharCode(...(await reader.read()).value)), await ending(reader.closed))"
    ),
    (
      "small, and a stream",
      "const r = await fetch('/text?text=abc'); const reader = r.body.getReader(); log(r.bodyUsed, await readAll(reader), r.bodyUsed, await ending(r.text()))"
    ),
    (
      "small, and cancelled",
      "const r = await fetch('/text?text=abc'); log(await ending(r.body.cancel()), r.bodyUsed)"
    ),
    (
      "small, for a clone",
      "const r = await fetch('/text?text=abc'), k = r.clone(); log(await k.text(), await r.text(), r.bodyUsed)"
    ),
    (
      "empty",
      "const r = await fetch('/text?text='); const reader = r.body.getReader(); log(await ending(reader.closed), await ending(reader.read()))"
    ),
    (
      "empty, and read",
      "const r = await fetch('/text?text='); log(r.bodyUsed, await ending(r.text()), r.bodyUsed)"
    ),
  ].map { name, script in
    DifferentialCase(
      "a body that is \(name)", "\(readAll) \(script); log('over')",
      // The signal's own reason, by the standard.
      differs: name == "aborted while it waits, with a reason" ? .standard : nil)
  }
}
