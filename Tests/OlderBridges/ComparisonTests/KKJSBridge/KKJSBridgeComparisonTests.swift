import TestSupport
import Testing
import WebBridge

/// Pages of KKJSBridge observe the same over this package's wire as over a model of the original's, except for the
/// differences that the article *Pages written for older bridges* lists.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct KKJSBridgeComparisonTests {
  nonisolated enum Subject: String, CaseIterable, CustomTestStringConvertible {
    case values, otherValues, calls, events

    var testDescription: String { rawValue }

    var rows: [KKJSBridgeRow] {
      switch self {
      case .values: KKJSBridgeRow.values
      case .otherValues: KKJSBridgeRow.otherValues
      case .calls: KKJSBridgeRow.calls
      case .events: KKJSBridgeRow.events
      }
    }
  }

  @Test(arguments: Subject.allCases)
  func `a page sees what the original showed it, or what is documented`(
    _ subject: Subject
  ) async throws {
    let article = try Article("OlderPages", in: "WebBridge").text.joinedLines
    let original = try KKJSBridgeSide(.original)
    let sides = try [KKJSBridgeSide(.dialect), KKJSBridgeSide(.copy)]
    for row in subject.rows {
      let expected = try await original.outcome(of: row)
      for side in sides {
        let (kind, outcome) = (side.kind, try await side.outcome(of: row))
        if let differs = row.differs, differs.sides.contains(kind) {
          #expect(outcome == differs.outcome, "\(row.name), \(kind)")
          #expect(expected != differs.outcome, "\(row.name) differs no more")
          #expect(article.contains(differs.reason), "\(row.name) is not documented")
        } else {
          #expect(outcome == expected, "\(row.name), \(kind)")
        }
      }
    }
  }

  @Test func `there are at least 60 rows, each with a name of its own`() {
    let names = Subject.allCases.flatMap { subject in subject.rows.map { "\(subject) \($0.name)" } }
    #expect(names.count >= 60)
    #expect(Set(names).count == names.count)
  }
}

extension String {
  /// The text with single spaces, because Markdown ignores line breaks and indentation.
  fileprivate var joinedLines: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
