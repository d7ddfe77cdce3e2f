/// The statuses of responses, also those that the page's constructor of `Response` refuses.
enum StatusCases {
  private static let statuses = #"""
    const statuses = ['0', '1', '20', '99', '100', '101', '103', '199', '200', '201', '203', '204', '205', '206', '299', '300', '301', '304',
      '305', '306', '399', '400', '401', '404', '407', '418', '499', '500', '599', '600', '666', '700', '999', '1000', '2000', '-1', 'abc', '0200'];
    const answer = (status, ...lines) => raw(lines, status === '204' || status === '304' ? '' : 'x', status + ' a');

    """#

  static let all: [DifferentialCase] = [
    DifferentialCase(
      "fetch gets each status",
      statuses
        + #"for (const s of statuses) log(s, await within(attempt(async () => { const r = await fetch(answer(s)); return [r.status, r.ok, r.statusText, r.type, r.url !== '', await r.text()]; })));"#
    ),
    DifferentialCase(
      "a clone has each status",
      statuses
        + #"for (const s of statuses) log(s, await within(attempt(async () => { const r = (await fetch(answer(s))).clone(); return [r.status, r.ok, r.statusText, await r.text()]; })));"#
    ),
    DifferentialCase(
      "a response of a page's own has its own status",
      "const r = await fetch(raw([], 'x', '700 a')); return [new Response('', { status: 404 }).status, new Response(r.body).status, await attempt(() => new Response('', { status: r.status }))]"
    ),
    DifferentialCase(
      "XMLHttpRequest gets each status",
      statuses
        + #"for (const s of statuses) { const x = openXHR(answer(s)); log(s, await sendXHR(x), x.readyState, x.status, x.statusText, x.responseText); }"#
    ),
    DifferentialCase(
      "a synchronous XMLHttpRequest gets each status",
      statuses
        + #"for (const s of statuses) log(s, await attempt(() => { const x = openXHR(answer(s), false); x.send(); return [x.status, x.statusText, x.responseText]; }));"#
    ),
    DifferentialCase(
      "EventSource opens for the status 200 alone",
      statuses + BytePages.events
        + #"for (const s of statuses) log(s, await events(answer(s, 'Content-Type: text/event-stream')));"#
    ),
    DifferentialCase(
      "fetch with HEAD gets each status",
      statuses
        + #"for (const s of statuses.slice(8)) log(s, await within(attempt(async () => { const r = await fetch(raw([], '', s + ' a'), { method: 'HEAD' }); return [r.status, r.ok, await r.text()]; })));"#
    ),
  ]
}
