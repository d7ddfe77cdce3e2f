/// What pages do with `EventSource` and beacons.
enum EventSourceCases {
  private static let reader = """
    const read = (url, count, options) => new Promise((done) => {
      const e = new EventSource(url, options);
      log(e.readyState, e.url, e.withCredentials);
      const end = () => { e.close(); done(e.readyState); };
      let left = count;
      const note = (event) => { log(event.type, e.readyState, event.data, event.lastEventId, event.origin, event instanceof MessageEvent); if (--left === 0) end(); };
      for (const name of ['open', 'message', 'error', 'own']) e.addEventListener(name, note);
    });

    """

  private static func source(
    _ name: String, _ text: String, _ count: Int, more: String = "", differs: Difference? = nil
  ) -> DifferentialCase {
    DifferentialCase(
      "EventSource \(name)",
      reader + "return read('/events' + query({ text: '\(text)'\(more) }), \(count))",
      differs: differs)
  }

  static let all: [DifferentialCase] = [
    source("hears a message", "data: one\\n\\n", 2),
    source("hears lines of data", "data: one\\ndata:two\\ndata\\n\\n", 2),
    source("hears a named event", "event: own\\ndata: x\\n\\n", 2),
    source("hears ids", "id: 7\\ndata: a\\n\\ndata: b\\n\\nid\\ndata: c\\n\\n", 4),
    source("leaves comments out", ": nothing\\n\\ndata: a\\n\\n", 2),
    source("leaves an event without data out", "event: own\\n\\ndata: a\\n\\n", 2),
    source("reads all ends of lines", "data: a\\r\\rdata: b\\r\\n\\r\\ndata: c\\n\\n", 4),
    source("drops the last event without its end", "data: a\\n\\ndata: b\\nretry: 10000", 3),
    source("connects again with the last id", "retry: 30\\nid: n\\ndata: $last\\n\\n", 5),
    source("refuses another media type", "data: a\\n\\n", 1, more: ", type: 'text/plain'"),
    source(
      "refuses another status", "data: a\\n\\n", 1, more: ", status: '404', type: 'text/plain'"),
    DifferentialCase(
      "EventSource with a bad URL", "return attempt(() => new EventSource('http://:'))"),
    DifferentialCase("EventSource without new", "return attempt(() => EventSource('/events'))"),
    DifferentialCase(
      "EventSource closed at once",
      "const e = new EventSource('/events?text=data:a'); e.close(); await pause(100); return [e.readyState, e instanceof EventSource, EventSource.CLOSED]"
    ),
    DifferentialCase(
      "EventSource's handlers",
      "const e = new EventSource('/events' + query({ text: 'data: a\\n\\n' })); return new Promise((d) => { e.onmessage = function (m) { log(m.data, this === e, m.target === e); e.close(); d(e.readyState); }; })"
    ),
    DifferentialCase(
      "EventSource elsewhere",
      reader
        + "return read('http://localhost:' + location.port + '/events' + query({ text: 'data: a\\n\\n' }), 2, { withCredentials: true })"
    ),
  ]
}
