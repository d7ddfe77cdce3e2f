/// One entry of a page's history, with its document while that is shown or in the page cache.
@MainActor final class PageVisit {
  let url: String
  let script: String
  var document: PageDocument?

  init(url: String, script: String) {
    self.url = url
    self.script = script
  }
}

/// The back-forward list of a page.
@MainActor struct PageHistory {
  private var visits: [PageVisit]
  private var index = 0

  init(_ first: PageVisit) { visits = [first] }

  var current: PageVisit { visits[index] }
  var canGoBack: Bool { index > 0 }
  var canGoForward: Bool { index + 1 < visits.count }

  /// Adds a visit after the current one, and removes the visits that the page could go forward to.
  mutating func push(_ visit: PageVisit) {
    for forgotten in visits[(index + 1)...] { forgotten.document?.end(as: .ended) }
    visits = visits[...index] + [visit]
    index += 1
  }

  mutating func move(by step: Int) { index += step }

  /// Releases every document, as the termination of the process does.
  func terminate() {
    for visit in visits {
      visit.document?.end(as: .terminated)
      visit.document = nil
    }
  }
}
