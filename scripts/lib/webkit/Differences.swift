/// The accepted differences, with their reasons, from differences.txt, which begins with a description of its form.
struct Differences {
  struct Entry {
    let path: String
    let aspect: Aspect
    let reason: String
    let line: Int

    /// Returns whether the entry applies to a path.
    func covers(_ path: String) -> Bool {
      self.path == path || self.path == "*"
        || (self.path.hasSuffix(".*") && path.hasPrefix(self.path.dropLast(1)))
    }
  }

  struct Chapter {
    let title: String
    var types: [String] = []
  }

  private(set) var chapters: [Chapter] = []
  private(set) var entries: [Entry] = []
  /// The names on Linux of types that have another name on Apple's systems.
  private(set) var names: [(apple: String, linux: String)] = []

  init(_ text: String) throws {
    var type = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let parts = line.trimmingCharacters(in: .whitespaces).split(separator: " : ", maxSplits: 2)
        .map(String.init)
      if line.isEmpty || line.hasPrefix("# ") || line == "#" {
        continue
      } else if line.hasPrefix("## ") {
        chapters.append(Chapter(title: String(line.dropFirst(3))))
      } else if parts.count == 3, let aspect = Aspect(rawValue: parts[1]) {
        let path = line.hasPrefix("  ") ? type + "." + parts[0] : parts[0]
        entries.append(Entry(path: path, aspect: aspect, reason: parts[2], line: index + 1))
      } else if let equal = line.firstRange(of: " = ") {
        names.append((String(line[..<equal.lowerBound]), String(line[equal.upperBound...])))
      } else if parts.count == 1, !line.hasPrefix(" "), !chapters.isEmpty {
        type = parts[0]
        chapters[chapters.count - 1].types.append(type)
      } else {
        throw Failure(lines: ["differences.txt:\(index + 1) does not have a known form: \(line)"])
      }
    }
  }

  /// Returns a declaration's text with the names on Linux.
  func named(_ text: String) -> String {
    names.reduce(text) { $0.replacing($1.apple, with: $1.linux) }
  }
}
