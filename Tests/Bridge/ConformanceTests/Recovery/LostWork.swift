import TestSupport
import Testing
import WebBridge

/// The work that is under way when the process of a page ends: the rows of the table in *RecoveringPages*.
enum LostWork: String, CaseIterable, CustomTestStringConvertible {
  case nothing = "nothing"
  case pageCall = "a call of the page"
  case synchronousCall = "a synchronous call of the page"
  case nativeCall = "a call of native code"
  case streamToPage = "a stream to the page"
  case streamToNative = "a stream to native code"
  case blobToNative = "large bytes to native code"
  case blobToPage = "large bytes to the page"
  case functionOfSwift = "a call of a function of Swift"
  case functionOfPage = "a call of a function of the page"
  case event = "an event to the page"
  case form = "a form that is sent"
  case navigation = "a navigation"

  var testDescription: String { rawValue }

  /// The cells of the row in the article, without those of the first and the last column.
  func row(of article: Article) -> [String] {
    let rows = article.text.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return rows.first { $0.first == rawValue && $0.count == 4 }.map { Array($0[1...2]) } ?? []
  }
}

/// What native code sees of the work.
@MainActor final class LostWorkWatch: BridgeObserver {
  /// How the handlers ended.
  var handler = "none"
  /// The code with which the last call or stream ended; `nil` if it was answered.
  private(set) var code: BridgeError.Code?

  func observe(_ activity: BridgeActivity) {
    if case .callEnded(_, let end) = activity.kind { code = end.error?.code }
  }

  /// The cells of the row.
  var row: [String] { [code.map { "`\($0.rawValue)`" } ?? "none", handler] }
}
