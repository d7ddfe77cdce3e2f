import Foundation
import WebBridge

/// What is left of a view after it was dropped: soon nothing.
@MainActor struct DroppedView {
  private let what: String
  private weak var view: WKWebView?
  private weak var bridge: Bridge?
  private let ledger: CallLedger
  private let answers: SoakAnswers

  init(_ what: String, _ page: SoakPage) {
    (self.what, view, bridge) = (what, page.side.webView, page.bridge)
    (ledger, answers) = (page.ledger, page.answers)
  }

  /// What is alive, as words; `nil` if nothing is.
  var rest: String? {
    let rest = [
      view.map { _ in "the view" }, bridge.map { _ in "the bridge" },
      answers.marks.living > 0 ? "\(answers.marks.living) functions and streams" : nil,
      answers.running > 0 ? "\(answers.running) handlers" : nil,
      ledger.openCount > 0 ? ledger.openCalls : nil,
    ].compactMap(\.self)
    return rest.isEmpty ? nil : rest.joined(separator: ", ")
  }

  /// Waits until nothing is left.
  ///
  /// - Throws: ``SoakFailure`` if something is, after so long that nothing can be under way any more.
  func end() async throws {
    // The end of an object is no event, so that it is asked for again and again.
    for _ in 0..<6000 {
      if rest == nil { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    let faults = ledger.faults
    if let rest {
      throw SoakFailure(["Of a view that was dropped \(what) is left: \(rest)."] + faults)
    }
    if !faults.isEmpty { throw SoakFailure(faults) }
  }
}
