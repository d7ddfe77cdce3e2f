/// The table of docs/WEBKITGTK.md.
struct Table {
  private let comparison: Comparison
  private let differences: [String: [Difference]]
  private var listed: Differences { comparison.listed }
  private var linux: Module { comparison.linux }
  private(set) var count = (same: 0, differs: 0, linux: 0, missing: 0, types: 0)
  private(set) var lines: [String] = []
  private(set) var problems: [String] = []
  private var told: Set<String> = []

  init(_ comparison: Comparison) {
    self.comparison = comparison
    let all = comparison.differences()
    differences = Dictionary(grouping: all, by: \.path)
    problems = all.filter { reasons(for: $0).isEmpty }.map {
      $0.description + " Correct it, or give the reason in scripts/lib/webkit/differences.txt."
    }
    for entry in listed.entries
    where !all.contains(where: { entry.aspect == $0.aspect && entry.covers($0.path) }) {
      problems.append(
        "scripts/lib/webkit/differences.txt:\(entry.line): \(entry.path) no longer has this difference."
      )
    }
    addEverywhere()
    for chapter in listed.chapters { add(chapter) }
    addLinuxOnly()
    let types = listed.chapters.flatMap(\.types)
    for path in comparison.paths where !told.contains(path) && !types.contains(path) {
      // The members of a missing type are not reported separately.
      if types.contains(where: { path.hasPrefix($0 + ".") && linux.declarations[$0] == nil }) {
        continue
      }
      guard
        comparison.apple.contains(where: {
          $0.module.declarations[path]?.contains(where: \.isType) == true
        })
      else { continue }
      problems.append("\(path) is in no chapter of scripts/lib/webkit/differences.txt.")
    }
  }

  private func reasons(for difference: Difference) -> [Differences.Entry] {
    listed.entries.filter { $0.aspect == difference.aspect && $0.covers(difference.path) }
  }

  /// Returns the reasons that apply only to this path.
  private func reasons(_ path: String) -> [String] {
    var reasons: [String] = []
    for difference in differences[path] ?? [] {
      for entry in self.reasons(for: difference)
      where entry.path == path && !reasons.contains(entry.reason) {
        reasons.append(entry.reason)
      }
    }
    return reasons
  }

  private mutating func addEverywhere() {
    lines += ["## Everywhere", ""]
    for entry in listed.entries where entry.path == "*" { lines += ["- \(entry.reason)"] }
    for (linux, names) in Dictionary(grouping: listed.names, by: \.linux).sorted(by: {
      $0.key < $1.key
    }) {
      lines += [
        "- `\(linux)` stands for \(names.map { "`\($0.apple)`" }.joined(separator: " and "))."
      ]
    }
    lines.append("")
  }

  private mutating func add(_ chapter: Differences.Chapter) {
    lines += ["## \(chapter.title)", ""]
    for type in chapter.types {
      lines += ["### \(type)", ""]
      told.insert(type)
      let here = linux.declarations[type]?.first
      let ofMembers = listed.entries.filter { $0.path == type + ".*" }.map(\.reason)
      let texts = [here?.difference].compactMap(\.self) + reasons(type) + ofMembers
      // The module may extend a type of Foundation without declaring the type.
      if here == nil, linux.members(of: type).isEmpty {
        lines += ["Missing. " + texts.joined(separator: " "), ""]
        count.types += 1
        told.formUnion(comparison.members(of: type))
        continue
      }
      if !texts.isEmpty { lines += ["Differs: " + texts.joined(separator: " "), ""] }
      lines += ["| member | on Linux | difference |", "|---|---|---|"]
      let theirs = comparison.members(of: type)
      for path in theirs { addRow(path, of: type) }
      for path in linux.members(of: type).sorted() where !theirs.contains(path) {
        addRow(path, of: type)
      }
      lines.append("")
    }
  }

  private mutating func addRow(_ path: String, of type: String) {
    told.insert(path)
    let name = path.dropFirst(type.count + 1)
    let ours = linux.declarations[path] ?? []
    let texts = ours.compactMap(\.difference) + reasons(path)
    if ours.isEmpty {
      count.missing += 1
      lines.append("| `\(name)` | missing | \(texts.joined(separator: " ")) |")
    } else if ours.contains(where: \.isOnLinuxOnly) {
      count.linux += 1
      lines.append("| `\(name)` | Linux only |  |")
    } else if texts.isEmpty
      || ours.allSatisfy({ $0.difference == nil }) && !comparison.paths.contains(path)
    {
      // A member that Apple declares in another place counts as the same.
      count.same += 1
      lines.append("| `\(name)` | same | \(texts.joined(separator: " ")) |")
    } else {
      count.differs += 1
      lines.append("| `\(name)` | differs | \(texts.joined(separator: " ")) |")
    }
  }

  private mutating func addLinuxOnly() {
    lines += ["## On Linux only", ""]
    for path in linux.paths.sorted() where !told.contains(path) {
      guard let type = linux.declarations[path]?.first(where: \.isType) else { continue }
      if !type.isOnLinuxOnly {
        problems.append(
          "\(path) is in no chapter, and its comment lacks “*Differs:* exists on Linux only”.")
      }
      let members = linux.members(of: path).sorted()
      told.formUnion(members + [path])
      let names = members.map { "`\($0.dropFirst(path.count + 1))`" }.joined(separator: ", ")
      lines += ["### \(path)", "", names.isEmpty ? "No members." : names + ".", ""]
    }
  }
}
