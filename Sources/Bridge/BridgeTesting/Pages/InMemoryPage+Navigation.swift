import BridgeCore
import Foundation

extension InMemoryPage {
  /// Loads a new document. The current document goes to the page cache, if there is one.
  ///
  /// - Parameters:
  ///   - url: The document's URL, from which nothing is fetched.
  ///   - script: The document's own script, which runs before `DOMContentLoaded`.
  public func load(url: String, script: String = "") {
    let visit = PageVisit(url: url, script: script)
    if isEmpty {
      isEmpty = false
      history = PageHistory(visit)
    } else {
      let left = history.current
      history.push(visit)
      leave(left, forCache: hasPageCache)
    }
    begin(visit)
  }

  /// Loads the current document again, with the same URL and script.
  public func reload() {
    let visit = history.current
    leave(visit, forCache: false)
    begin(visit)
  }

  /// Whether there is a document to go back to.
  public var canGoBack: Bool { history.canGoBack }
  /// Whether there is a document to go forward to.
  public var canGoForward: Bool { history.canGoForward }

  /// Goes to the previous document. If the page cache has the document, its state is restored.
  public func goBack() {
    if canGoBack { go(by: -1) }
  }

  /// Goes to the document that was left by going back.
  public func goForward() {
    if canGoForward { go(by: 1) }
  }

  /// Terminates the process that runs the page, without notifying its documents. Texts that they sent
  /// and that have not arrived are lost. The page is empty until the next load.
  public func terminateProcess() {
    document?.end(as: .terminated)
    document = nil
    history.terminate()
    inTurn { [weak self] in self?.receiver?.processTerminated() }
  }

  private func go(by step: Int) {
    let left = history.current
    history.move(by: step)
    let visit = history.current
    leave(left, forCache: hasPageCache)
    begin(visit)
  }

  private func leave(_ visit: PageVisit, forCache isCached: Bool) {
    tasks.add { [weak self] in
      guard let self, let document else { return }
      document.leave(forCache: isCached)
      visit.document = isCached ? document : nil
    }
  }

  /// Commits a document and takes it through its life, one step per turn. A document in the page cache
  /// is restored.
  func begin(_ visit: PageVisit) {
    tasks.add { [weak self] in
      guard let self else { return }
      let cached = visit.document?.stage == .cached ? visit.document : nil
      document = cached ?? PageDocument(url: visit.url, script: visit.script, page: self)
      visit.document = document
      receiver?.documentCommitted(at: URL(string: visit.url))
    }
    tasks.add { visit.document?.begin() }
    tasks.add { visit.document?.runPageScript() }
    tasks.add { visit.document?.becomeInteractive() }
    tasks.add { visit.document?.becomeComplete() }
  }
}
