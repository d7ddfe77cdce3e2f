/// One document that a page was at, and the document itself while the page cache has it.
@MainActor final class PageVisit {
  let url: String
  let script: String
  var document: PageDocument?

  init(url: String, script: String) {
    self.url = url
    self.script = script
  }
}

/// Where a page was, is, and can go forward to.
@MainActor struct PageHistory {
  private var visits: [PageVisit]
  private var index = 0

  init(_ first: PageVisit) { visits = [first] }

  var current: PageVisit { visits[index] }
  var canGoBack: Bool { index > 0 }
  var canGoForward: Bool { index + 1 < visits.count }

  /// Goes to a new place; what lay ahead is forgotten.
  mutating func push(_ visit: PageVisit) {
    for forgotten in visits[(index + 1)...] { forgotten.document?.end(as: .ended) }
    visits = visits[...index] + [visit]
    index += 1
  }

  mutating func move(by step: Int) { index += step }

  /// Lets go of every document, as the end of the process that ran them does.
  func terminate() {
    for visit in visits {
      visit.document?.end(as: .terminated)
      visit.document = nil
    }
  }
}
