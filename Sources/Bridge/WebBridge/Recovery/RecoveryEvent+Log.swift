import Logging

extension RecoveryEvent {
  /// The level of the event's line in the log.
  var level: Logger.Level {
    switch self {
    case .lost: .warning
    case .restoring, .waitingUntilShown, .restored: .notice
    case .gaveUp: .error
    }
  }

  /// The event's line in the log. It has no query and no fragment of the page's URL, which may be private.
  var text: String {
    switch self {
    case .lost(let url):
      let page = url.map { "\($0.scheme ?? "")://\($0.host ?? "")\($0.path)" } ?? "no page"
      return "the web process ended: \(page) is lost"
    case .restoring(let attempt, let delay):
      return "the lost page will be loaded again after \(delay): attempt \(attempt)"
    case .waitingUntilShown: return "the lost page waits until its view is shown"
    case .restored: return "a page has been loaded after the lost one"
    case .gaveUp(.attemptsUsed): return "the lost page was lost too often, and is given up"
    case .gaveUp(.notReloadable): return "the lost page cannot be loaded again"
    case .gaveUp(.wouldPost):
      return "the lost page is not loaded again, because that would send a form"
    case .gaveUp(.package): return "the lost page is one of a package that has failed too often"
    }
  }
}
