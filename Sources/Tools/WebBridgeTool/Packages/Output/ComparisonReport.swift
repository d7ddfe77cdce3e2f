import OfflinePackages
import PackagePublishing

/// What changed between two releases, as commands show it.
struct ComparisonReport: Encodable {
  let from: UInt64?
  let to: UInt64
  let added: [Change]
  let removed: [Change]
  let changed: [Change]
  let unchanged: Int
  let settings: [String]
  /// What a device downloads that has the older release: objects, in one request each, and the document.
  let objects: Int
  let bytes: Int
  let documentBytes: Int

  struct Change: Encodable {
    let path: String
    let before: Int?
    let after: Int?
  }

  private let comparison: ReleaseComparison
  private let oldLabel: String?
  private let newLabel: String

  enum CodingKeys: CodingKey {
    case from, to, added, removed, changed, unchanged, settings, objects, bytes, documentBytes
  }

  init(from old: ReleaseDocument?, to new: ReleaseDocument, documentSize: Int) {
    comparison = ReleaseComparison(from: old, to: new)
    let changes = comparison.changes
    func list(_ kind: ReleaseComparison.Kind) -> [Change] {
      changes.filter { $0.kind == kind }.map {
        Change(path: $0.path.text, before: $0.before, after: $0.after)
      }
    }
    (from, to) = (old?.version, new.version)
    (oldLabel, newLabel) = (old?.label, new.label)
    (added, removed, changed) = (list(.added), list(.removed), list(.changed))
    (unchanged, settings) = (comparison.unchanged, comparison.settings)
    (objects, bytes) = (comparison.objects.count, comparison.bytes)
    documentBytes = documentSize
  }

  /// The word for a file in a table.
  func word(for path: String) -> String {
    guard from != nil, let change = comparison.changes.first(where: { $0.path.text == path }) else {
      return ""
    }
    return change.kind == .added
      ? "new" : "changed, was \(ByteCount.text(change.before ?? 0))"
  }

  var summary: String {
    guard let from, let oldLabel else {
      return "It is the first release. A device downloads \(download)."
    }
    var text =
      "Since version \(from) (\(oldLabel)): \(added.count) added, \(removed.count) removed, \(changed.count) changed, \(unchanged) unchanged."
    if !settings.isEmpty { text += " Changed settings: \(settings.joined(separator: ", "))." }
    return text + "\nA device that has version \(from) downloads \(download)."
  }

  private var download: String {
    "\(ByteCount.text(bytes)) in \(Count.text(objects, "object")), and a document of \(ByteCount.text(documentBytes))"
  }

  var text: String {
    var table = TextTable([.left, .right, .left, .right, .left])
    for change in comparison.changes {
      let (before, after) = (change.before, change.after)
      let difference =
        before.flatMap { before in after.map { $0 - before } }
        .map { "(\($0 < 0 ? "−" : "+")\(ByteCount.text(abs($0))))" }
      table.add(
        change.kind.rawValue, before.map(ByteCount.text) ?? "",
        before != nil && after != nil ? "→" : "",
        after.map(ByteCount.text) ?? "",
        [change.path.text, difference].compactMap { $0 }.joined(separator: " "))
    }
    let rows = comparison.changes.isEmpty ? "" : table.text + "\n"
    return
      "Version \(from.map { "\($0) (\(oldLabel ?? ""))" } ?? "0") → version \(to) (\(newLabel))\n\(rows)\(summary)"
  }
}
