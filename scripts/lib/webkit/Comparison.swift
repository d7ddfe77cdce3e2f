/// A comparison of the declarations of Apple's modules, on each platform, with those of the Linux module.
struct Comparison {
  /// Apple's modules, with the platforms for which they are stated.
  let apple: [(platform: String, module: Module)]
  let linux: Module
  let listed: Differences
  /// The paths of all of Apple's declarations, in order.
  let paths: [String]

  init(apple: [(platform: String, module: Module)], linux: Module, listed: Differences) {
    self.apple = apple
    self.linux = linux
    self.listed = listed
    var seen: Set<String> = []
    paths = apple.flatMap { _, module in
      module.paths.filter { !module.partial.contains($0) || linux.declarations[$0] != nil }
    }.filter { seen.insert($0).inserted }
  }

  /// Returns Apple's members of a type on all platforms.
  func members(of type: String) -> [String] {
    let members = Set(apple.flatMap { $0.module.members(of: type) })
    return paths.filter(members.contains)
  }

  /// Returns all differences, listed or not.
  func differences() -> [Difference] {
    var all: [Difference] = []
    let theirs = Set(paths)
    for path in paths {
      guard var ours = linux.declarations[path] else {
        if !isWithinMissing(path) {
          all.append(Difference(path: path, aspect: .missing, apple: "", linux: ""))
        }
        continue
      }
      for theirs in variants(path) {
        let index =
          ours.firstIndex { $0.text == theirs[0].text } ?? ours.firstIndex { isNear($0, theirs[0]) }
          ?? 0
        guard index < ours.count else {
          all.append(Difference(path: path, aspect: .declaration, apple: theirs[0].text, linux: ""))
          continue
        }
        all += compare(theirs, ours.remove(at: index))
      }
    }
    for path in listed.chapters.flatMap(\.types).flatMap(linux.members) where !theirs.contains(path)
    {
      guard let declaration = linux.declarations[path]?.first, !declaration.isOnLinuxOnly else {
        continue
      }
      all.append(Difference(path: path, aspect: .elsewhere, apple: "", linux: declaration.text))
    }
    return all
  }

  /// Whether the type of a member is missing, so that the member is not reported separately.
  private func isWithinMissing(_ path: String) -> Bool {
    guard let type = apple.lazy.compactMap({ $0.module.type(of: path) }).first else { return false }
    return linux.declarations[type.path] == nil
  }

  private func isNear(_ one: Declaration, _ other: Declaration) -> Bool {
    one.text.contains(" async") == other.text.contains(" async")
  }

  /// Returns the declarations of one path, each with its form on every platform.
  private func variants(_ path: String) -> [[Declaration]] {
    var variants: [[Declaration]] = []
    for (platform, module) in apple {
      for var declaration in module.declarations[path] ?? [] {
        declaration.platform = platform
        declaration.facts[.declaration] = listed.named(declaration.text)
        if let superclass = declaration.facts[.superclass] {
          declaration.facts[.superclass] = listed.named(superclass)
        }
        if let index = variants.firstIndex(where: {
          $0[0].text == declaration.text && !$0.contains { $0.platform == platform }
        }) {
          variants[index].append(declaration)
        } else {
          variants.append([declaration])
        }
      }
    }
    return variants
  }

  private func compare(_ theirs: [Declaration], _ ours: Declaration) -> [Difference] {
    Aspect.allCases.compactMap { aspect in
      let linux = ours.facts[aspect] ?? ""
      let apple =
        switch aspect {
        case .availability: availability(theirs)
        case .deprecation: deprecation(theirs)
        default: theirs[0].facts[aspect] ?? ""
        }
      // `discardable` and `used` describe the same difference, which is reported once.
      if aspect == .discardable, theirs[0].facts[.used] == nil { return nil }
      if aspect == .used, theirs[0].facts[.discardable] == nil { return nil }
      return apple == linux
        ? nil : Difference(path: ours.path, aspect: aspect, apple: apple, linux: linux)
    }
  }

  private func deprecation(_ theirs: [Declaration]) -> String {
    theirs.compactMap { $0.facts[.deprecation] }.filter { !$0.isEmpty }.sorted()
      .joined(separator: ", ")
  }

  /// Describes the systems that have a declaration, and since which version, unless all supported systems have it.
  private func availability(_ theirs: [Declaration]) -> String {
    apple.compactMap { platform, _ in
      guard let declaration = theirs.first(where: { $0.platform == platform }) else {
        return "\(platform) never"
      }
      return declaration.facts[.availability].flatMap { $0.isEmpty ? nil : $0 }
    }.sorted().joined(separator: ", ")
  }
}
