import Foundation

/// The bodies of the requests that one view makes of its scheme handlers.
///
/// Asking WebKitGTK for a body that refers to a `Blob` or a file ends the process. This asks only
/// where a script of the module's own, which the main frame runs ahead of all others, says with a
/// secret that it has made the body of text or bytes. What other frames, workers and forms send is
/// left alone.
@MainActor final class RequestBodies {
  private typealias Waiter = @MainActor (RequestBody) -> Void

  let secret: String
  private var arrived: [String: (body: RequestBody, time: ContinuousClock.Instant)] = [:]
  private var waiting: [String: Waiter] = [:]

  init() {
    var random = SystemRandomNumberGenerator()
    secret = (0..<2).map { _ in String(random.next() as UInt64, radix: 16) }.joined()
  }

  /// The script, for views that have handlers of these schemes.
  func makeScript(schemes: some Collection<String>) -> WKUserScript {
    // Schemes are letters, digits and “+.-”, the secret is a number.
    let table = schemes.map { "'\($0):': true" }.joined(separator: ", ")
    return WKUserScript(
      source: RequestBodySource.script + "('\(secret)', { __proto__: null, \(table) });",
      injectionTime: .atDocumentStart, forMainFrameOnly: true)
  }

  /// Takes the script's mark, if there is one, off a URL.
  func takeMark(from uri: String) -> (uri: String, mark: RequestMark?) {
    RequestMark.take(from: uri, secret: secret)
  }

  /// Keeps a body for the request that has the ticket.
  func keep(_ body: RequestBody, ticket: String) {
    if let waiter = waiting.removeValue(forKey: ticket) { return waiter(body) }
    // A request that the engine blocks or the page gives up never comes for its body.
    let now = ContinuousClock.now
    arrived = arrived.filter { now - $0.value.time < Self.patience }
    arrived[ticket] = (body, now)
  }

  /// Gives the body of the request that has the ticket, as soon as it is there.
  func take(ticket: String, _ done: @escaping @MainActor (RequestBody) -> Void) {
    if let (body, _) = arrived.removeValue(forKey: ticket) { return done(body) }
    guard waiting[ticket] == nil else { return done(.unreadable) }
    waiting[ticket] = done
    // A page that goes round the script has a ticket and sends no body.
    Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      self?.giveUp(ticket)
    }
  }

  /// Lets go of a request that the page gave up.
  func forget(ticket: String) {
    waiting[ticket] = nil
  }

  private func giveUp(_ ticket: String) {
    waiting.removeValue(forKey: ticket)?(.unreadable)
  }

  /// Long enough for a page to read a large file.
  private static let patience = Duration.seconds(30)
}
