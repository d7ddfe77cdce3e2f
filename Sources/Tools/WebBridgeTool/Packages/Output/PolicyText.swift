import Disclosure
import OfflinePackages

/// The lines on a policy that `pack` and `inspect` print.
enum PolicyText {
  /// - Parameter limit: How many lines each list has; `nil` for all.
  static func lines(on document: ReleaseDocument, limit: Int?) -> String {
    let scripts = document.files.map(\.inlineScripts.count).filter { $0 > 0 }
    var lines: [String] = []
    if !scripts.isEmpty {
      lines = [
        "The policy of each document allows its own inline scripts: \(scripts.reduce(0, +)) in \(Count.text(scripts.count, "document")).",
        "Apps that do not read version \(Specification.withInlineScripts) of the package format refuse the release.",
      ]
    }
    return (lines + (document.policyReport.map { Self.lines(on: $0, limit) } ?? []))
      .map { $0 + "\n" }.joined()
  }

  private static func lines(on report: PolicyReport, _ limit: Int?) -> [String] {
    var lines: [String] = []
    // A hash and 'unsafe-hashes' for one handler are one line.
    let allowed = report.allowed.filter { $0.source != "'unsafe-hashes'" }
    if !allowed.isEmpty { lines.append("The policy of the pages allows beside the usual:") }
    for entry in allowed.prefix(limit ?? allowed.count) {
      lines.append(
        "  \(short(entry.source)) in \(entry.directive), for the \(entry.reason) at \(entry.place)")
    }
    lines += rest(allowed.count, limit)
    if !report.notes.isEmpty { lines.append("The policy of the pages and what it cannot say:") }
    for note in report.notes.prefix(limit ?? report.notes.count) {
      lines.append("  \(note.place) \(note.reason)")
    }
    return lines + rest(report.notes.count, limit)
  }

  private static func rest(_ count: Int, _ limit: Int?) -> [String] {
    guard let limit, count > limit else { return [] }
    return ["  … \(count - limit) more: --all shows them"]
  }

  private static func short(_ source: String) -> String {
    source.hasPrefix("'sha256-") ? "\(source.prefix(16))…'" : source.printable
  }
}
