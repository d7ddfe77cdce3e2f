import TestSupport
import Testing
import WebBridge

/// Pages and apps of WebViewJavascriptBridge, over models of the original's versions 4 and 6, and over this
/// package's module and dialect. *Moving from WebViewJavascriptBridge* lists the differences.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct WVJBComparisonTests {
  nonisolated enum Subject: String, CaseIterable, CustomTestStringConvertible {
    case valuesOfPages, valuesOfApps, callbacks, order, handlers, objects, setup, version4, life

    var testDescription: String { rawValue }

    var rows: [WVJBRow] {
      switch self {
      case .valuesOfPages: WVJBRow.valuesOfPages
      case .valuesOfApps: WVJBRow.valuesOfApps
      case .callbacks: WVJBRow.callbacks
      case .order: WVJBRow.order
      case .handlers: WVJBRow.handlers
      case .objects: WVJBRow.objects
      case .setup: WVJBRow.setup
      case .version4: WVJBRow.version4
      case .life: WVJBRow.life
      }
    }
  }

  @Test(arguments: Subject.allCases)
  func `a page and its app see what they saw, or what the article says`(
    _ subject: Subject
  ) async throws {
    let article = try Article("MovingFromWebViewJavascriptBridge", in: "WebBridge").text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let sides = Sides()
    for row in subject.rows {
      do {
        let expected = try await sides.outcome(of: row, on: .original)
        for kind in WVJBKind.allCases where kind != .original && row.kinds.contains(kind) {
          let outcome = try await sides.outcome(of: row, on: kind)
          if let differs = row.differs.first(where: { $0.sides.contains(kind) }) {
            #expect(short(outcome) == short(differs.outcome), "\(row.name), \(kind)")
            #expect(expected != differs.outcome, "\(row.name) differs no more")
            let isListed = article.contains(differs.reason)
            #expect(isListed, "\(row.name) is not in the article: \(differs.reason)")
          } else {
            #expect(short(outcome) == short(expected), "\(row.name), \(kind)")
          }
        }
      } catch {
        Issue.record(error, "\(row.name)")
      }
    }
  }

  @Test func `there are at least 80 rows, each with a name of its own`() {
    let names = Subject.allCases.flatMap(\.rows).map(\.name)
    #expect(names.count >= 80)
    #expect(Set(names).count == names.count)
  }

  /// Shortens a text for a failure message: a long text becomes its length, its start and its end.
  private func short(_ text: String) -> String {
    text.count < 2000 ? text : "\(text.count): \(text.prefix(900))…\(text.suffix(100))"
  }

  /// The sides of one subject, each with its native code.
  @MainActor private final class Sides {
    private var all: [String: (side: any WVJBSide, natives: WVJBNatives)] = [:]

    func outcome(of row: WVJBRow, on kind: WVJBKind) async throws -> String {
      if row.isAlone {
        let (side, natives) = try Self.make(kind, row.version)
        return try await row.outcome(on: side, natives)
      }
      let key = "\(kind) \(row.version)"
      let (side, natives) = try all[key] ?? Self.make(kind, row.version)
      all[key] = (side, natives)
      return try await row.outcome(on: side, natives)
    }

    private static func make(
      _ kind: WVJBKind, _ version: WVJBVersion
    ) throws -> (side: any WVJBSide, natives: WVJBNatives) {
      let natives = WVJBNatives()
      let side = try kind.side(version) { natives.note("the app crashes") }
      natives.register(with: side)
      return (side, natives)
    }
  }
}
