import Foundation

/// The bodies of the requests that one view makes to its scheme handlers.
///
/// Asking WebKitGTK for a body that refers to a `Blob` or a file ends the process. This class asks
/// only if the module's own script, which the main frame runs before all others, states with a
/// secret that it has made the body of text or bytes. Bodies of other frames, workers and forms are
/// not read.
@MainActor final class RequestBodies {
  private typealias Waiter = @MainActor (RequestBody) -> Void

  /// The state of a ticket, whose request and body arrive in any order.
  private enum Ticket {
    case body(RequestBody)
    case request(Waiter)
    /// The page cancelled the request, and the body has not arrived yet.
    case givenUp

    /// The number of bytes that the ticket keeps.
    var size: Int {
      if case .body(.data(let data, _)) = self { data.count } else { 0 }
    }
  }

  let secret: String
  private var tickets: [String: (ticket: Ticket, since: ContinuousClock.Instant)] = [:]
  /// The number of bytes that wait for their requests.
  private(set) var keptBytes = 0
  private let patience: Duration
  private let limit: Int

  /// - Parameters:
  ///   - patience: The grace period in which one half of a ticket waits for the other. It is long
  ///     enough for a page to read a large file.
  ///   - limit: The number of bytes that are kept for requests that have not arrived. One body may
  ///     be larger.
  init(patience: Duration = .seconds(30), limit: Int = 64 << 20) {
    self.patience = patience
    self.limit = limit
    var random = SystemRandomNumberGenerator()
    secret = (0..<2).map { _ in String(random.next() as UInt64, radix: 16) }.joined()
  }

  /// Makes the script for views that have handlers of the schemes.
  func makeScript(schemes: some Collection<String>) -> RequestScript {
    // No text is escaped, because schemes are letters, digits and “+.-”, and the secret is a number.
    let table = schemes.map { "'\($0):': true" }.joined(separator: ", ")
    return RequestScript(
      source: """
        (requests) => {
        \(RequestBodySource.script)(requests, '\(secret)', { __proto__: null, \(table) });
        }
        """, forMainFrameOnly: true, isOwn: true)
  }

  /// Removes the script's mark from a URL, if there is one.
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

  /// Calls `done` with the body of the request that has the ticket, once the body is available.
  func take(ticket: String, _ done: @escaping @MainActor (RequestBody) -> Void) {
    switch tickets[ticket]?.ticket {
    case .body(let body):
      set(ticket, nil)
      done(body)
    case .request, .givenUp: done(.unreadable)
    case nil: note(.request(done), ticket)
    }
  }

  /// Drops a request that the page cancelled before its body arrived.
  func forget(ticket: String) {
    note(.givenUp, ticket)
  }

  private func note(_ state: Ticket, _ ticket: String) {
    let now = ContinuousClock.now
    set(ticket, (state, now))
    // A request that the engine blocks never fetches its body, and a page that bypasses the script
    // has a ticket but sends no body.
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

  /// Drops the oldest bodies while all bodies together exceed the limit. The requests of dropped
  /// bodies receive an unreadable body.
  private func drop(exceptFor newest: String) {
    while keptBytes > limit {
      let old = tickets.filter { $0.key != newest && $0.value.ticket.size > 0 }
      guard let oldest = old.min(by: { $0.value.since < $1.value.since }) else { return }
      set(oldest.key, (.body(.unreadable), oldest.value.since))
    }
  }
}

/// The body of a request, as far as it is known.
enum RequestBody {
  /// The request has no body.
  case none
  /// The data of the body, and its type if the request's header field lacks it or says otherwise.
  case data(Data, type: String?)
  /// The request may have a body, and asking for it may end the process.
  case unreadable
}
