import Foundation

/// The bodies of the requests that one view makes of its scheme handlers.
///
/// Asking WebKitGTK for a body that refers to a `Blob` or a file ends the process. This asks only
/// where a script of the module's own, which the main frame runs ahead of all others, says with a
/// secret that it has made the body of text or bytes. What other frames, workers and forms send is
/// left alone.
@MainActor final class RequestBodies {
  private typealias Waiter = @MainActor (RequestBody) -> Void

  /// What is known of a ticket, of which a request and a body come in any order.
  private enum Ticket {
    case body(RequestBody)
    case request(Waiter)
    /// The page gave the request up, and the body has not come yet.
    case givenUp

    /// How many bytes it keeps.
    var size: Int {
      if case .body(.data(let data, _)) = self { data.count } else { 0 }
    }
  }

  let secret: String
  private var tickets: [String: (ticket: Ticket, since: ContinuousClock.Instant)] = [:]
  /// How many bytes wait for their requests.
  private(set) var keptBytes = 0
  private let patience: Duration
  private let limit: Int

  /// - Parameters:
  ///   - patience: How long one half of a ticket waits for the other. Long enough for a page to read
  ///     a large file.
  ///   - limit: How many bytes are kept for requests that have not come. One body may be larger.
  init(patience: Duration = .seconds(30), limit: Int = 64 << 20) {
    self.patience = patience
    self.limit = limit
    var random = SystemRandomNumberGenerator()
    secret = (0..<2).map { _ in String(random.next() as UInt64, radix: 16) }.joined()
  }

  /// The script, for views that have handlers of these schemes.
  func makeScript(schemes: some Collection<String>) -> RequestScript {
    // Schemes are letters, digits and “+.-”, the secret is a number.
    let table = schemes.map { "'\($0):': true" }.joined(separator: ", ")
    return RequestScript(
      source: """
        (requests) => {
        \(RequestBodySource.script)(requests, '\(secret)', { __proto__: null, \(table) });
        }
        """, forMainFrameOnly: true, isOwn: true)
  }

  /// Takes the script's mark, if there is one, off a URL.
  func takeMark(from uri: String) -> (uri: String, mark: RequestMark?) {
    RequestMark.take(from: uri, secret: secret)
  }

  /// Keeps a body for the request that has the ticket.
  func keep(_ body: RequestBody, ticket: String) {
    switch tickets[ticket]?.ticket {
    case .request(let waiter):
      set(ticket, nil)
      waiter(body)
    case .givenUp: set(ticket, nil)
    case .body, nil:
      note(.body(body), ticket)
      drop(exceptFor: ticket)
    }
  }

  /// Gives the body of the request that has the ticket, as soon as it is there.
  func take(ticket: String, _ done: @escaping @MainActor (RequestBody) -> Void) {
    switch tickets[ticket]?.ticket {
    case .body(let body):
      set(ticket, nil)
      done(body)
    case .request, .givenUp: done(.unreadable)
    case nil: note(.request(done), ticket)
    }
  }

  /// Lets go of a request that the page gave up before its body came.
  func forget(ticket: String) {
    note(.givenUp, ticket)
  }

  private func note(_ state: Ticket, _ ticket: String) {
    let now = ContinuousClock.now
    set(ticket, (state, now))
    // A request that the engine blocks never comes for its body, and a page that goes round the
    // script has a ticket and sends no body.
    Task { [weak self, patience] in
      try? await Task.sleep(for: patience)
      self?.expire(ticket, since: now)
    }
  }

  private func expire(_ ticket: String, since: ContinuousClock.Instant) {
    guard let entry = tickets[ticket], entry.since == since else { return }
    set(ticket, nil)
    if case .request(let waiter) = entry.ticket { waiter(.unreadable) }
  }

  private func set(_ ticket: String, _ entry: (Ticket, ContinuousClock.Instant)?) {
    keptBytes += (entry?.0.size ?? 0) - (tickets[ticket]?.ticket.size ?? 0)
    tickets[ticket] = entry
  }

  /// Lets go of the oldest bodies where they are too large together. Their requests learn that they
  /// cannot be read.
  private func drop(exceptFor newest: String) {
    while keptBytes > limit {
      let old = tickets.filter { $0.key != newest && $0.value.ticket.size > 0 }
      guard let oldest = old.min(by: { $0.value.since < $1.value.since }) else { return }
      set(oldest.key, (.body(.unreadable), oldest.value.since))
    }
  }
}
