import OfflinePackages

/// The lines on a policy that `pack` and `inspect` print.
enum PolicyText {
  /// - Parameter limit: How many lines each list has; `nil` for all.
  static func lines(on report: PolicyReport, limit: Int?) -> String {
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
    lines += rest(report.notes.count, limit)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func rest(_ count: Int, _ limit: Int?) -> [String] {
    guard let limit, count > limit else { return [] }
    return ["  … \(count - limit) more: --all shows them"]
  }

  private static func short(_ source: String) -> String {
    source.hasPrefix("'sha256-") ? "\(source.prefix(16))…'" : source.printable
  }
}
