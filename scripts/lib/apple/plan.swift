// Writes the sources and the flags of each target of a package, from `swift package dump-package`.
// Called by scripts/check-apple-source: plan.swift PACKAGE.json PACKAGE-FOLDER OUTPUT-FOLDER.
//
// The output folder gets `order`, which lists each module after those that it imports, and for each
// module MODULE.kind (the target's kind), MODULE.sources (its Swift files) and MODULE.flags (its
// settings, as SwiftPM passes them to the compiler). The last modules are the app of Examples/Phone, which an
// Xcode project builds, and the program of Examples/Tour.

import Foundation

struct Package: Decodable {
  let name: String
  let traits: [Trait]?
  let targets: [Target]

  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }
}

struct Target: Decodable {
  let name: String
  let type: String
  let path: String?
  let exclude: [String]
  let dependencies: [Dependency]
  let settings: [Setting]

  /// The path of the target's folder, relative to the package's folder.
  var folder: String { path ?? "\(type == "test" ? "Tests" : "Sources")/\(name)" }
}

/// A dependency on a target or a product. Only its name is read.
struct Dependency: Decodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let kinds = try decoder.singleValueContainer().decode([String: [Part?]].self)
    name = kinds.values.first?.first??.text ?? ""
  }

  private struct Part: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}

/// A setting, such as `{"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}`.
struct Setting: Decodable {
  let kind: [String: Value]
  let condition: Condition?

  /// The condition of the setting. Without names of platforms the setting applies to all platforms.
  struct Condition: Decodable {
    let platformNames: [String]?
  }

  struct Value: Decodable {
    let _0: Argument
  }

  enum Argument: Decodable {
    case text(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let list = try? container.decode([String].self) {
        self = .list(list)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// The compiler's flags, or nil for an unknown setting.
  var flags: [String]? {
    if let platforms = condition?.platformNames, platforms == ["linux"] { return [] }
    guard kind.count == 1, let (name, value) = kind.first else { return nil }
    switch (name, value._0) {
    case ("enableUpcomingFeature", .text(let feature)):
      return ["-enable-upcoming-feature", feature]
    case ("enableExperimentalFeature", .text(let feature)):
      return ["-enable-experimental-feature", feature]
    case ("treatAllWarnings", .text(let level)):
      return [level == "error" ? "-warnings-as-errors" : "-no-warnings-as-errors"]
    case ("defaultIsolation", .text(let actor)): return ["-default-isolation", actor]
    case ("swiftLanguageMode", .text(let version)): return ["-swift-version", version]
    case ("define", .text(let name)): return ["-D", name]
    case ("unsafeFlags", .list(let flags)): return flags
    default: return nil
    }
  }
}

/// Prints an error, and exits.
func fail(_ line: String) -> Never {
  FileHandle.standardError.write(Data((line + "\n").utf8))
  exit(1)
}

/// Returns the Swift files of a target, sorted.
func sources(of target: Target, in package: String) -> [String] {
  swiftFiles(in: "\(package)/\(target.folder)", except: target.exclude)
}

/// Returns the Swift files of a folder, sorted.
func swiftFiles(in root: String, except excluded: [String] = []) -> [String] {
  let excluded = excluded.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  guard let files = FileManager.default.enumerator(atPath: root) else {
    fail("\(root), the folder of a target, cannot be read.")
  }
  return files.compactMap { $0 as? String }
    .filter { file in
      file.hasSuffix(".swift") && !excluded.contains { "\(file)/".hasPrefix($0) }
    }
    .sorted().map { "\(root)/\($0)" }
}

/// Returns a trait, and all that it turns on.
func enabled(by trait: String) -> Set<String> {
  let others = package.traits?.first { $0.name == trait }?.enabledTraits ?? []
  return others.reduce(into: [trait]) { $0.formUnion(enabled(by: $1)) }
}

/// Returns the targets, each after those that it depends on.
func sorted(_ targets: [Target]) -> [Target] {
  let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
  var order: [Target] = []
  var seen: Set<String> = []
  func visit(_ target: Target) {
    guard seen.insert(target.name).inserted else { return }
    for dependency in target.dependencies {
      if let target = named[dependency.name] { visit(target) }
    }
    // Plugins are left out, because they run in SwiftPM on the computer that builds.
    if target.type != "plugin" { order.append(target) }
  }
  for target in targets { visit(target) }
  return order
}

/// Returns the text of a file with the compiler's arguments, one per line.
func response(_ arguments: [String]) -> String {
  arguments.map { "\"\($0)\"\n" }.joined()
}

/// Writes the files of a module.
func write(_ module: String, kind: String, _ flags: [String], _ sources: [String]) throws {
  let files = ["kind": kind, "flags": response(flags), "sources": response(sources)]
  for (name, text) in files {
    try text.write(toFile: "\(output)/\(module).\(name)", atomically: true, encoding: .utf8)
  }
}

guard CommandLine.arguments.count == 4 else {
  fail("usage: plan.swift PACKAGE.json PACKAGE-FOLDER OUTPUT-FOLDER")
}
let (folder, output) = (CommandLine.arguments[2], CommandLine.arguments[3])
let package = try JSONDecoder().decode(
  Package.self, from: try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
// The traits that are on by default, and those that they turn on, are conditions of `#if`.
let traits = enabled(by: "default").subtracting(["default"]).sorted()
let identity = package.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
for target in sorted(package.targets) {
  var flags = ["-package-name", String(identity)]
  for trait in traits { flags += ["-D", trait] }
  for setting in target.settings {
    guard let known = setting.flags else {
      fail("The target \(target.name) has a setting that \(#fileID) does not know: \(setting.kind)")
    }
    flags += known
  }
  if !flags.contains("-swift-version") { flags += ["-swift-version", "6"] }
  try write(target.name, kind: target.type, flags, sources(of: target, in: folder))
}
// An app of Xcode is in no package, so that it sees public declarations alone.
try write(
  "Phone", kind: "example", ["-swift-version", "6", "-warnings-as-errors"],
  swiftFiles(in: "\(folder)/Examples/Phone/Phone"))
// The tour is a program for macOS. SwiftPM makes the accessor of its resources.
let accessor = "\(output)/Accessor.swift"
try "import Foundation\n\nextension Bundle { static let module = Bundle.main }\n"
  .write(toFile: accessor, atomically: true, encoding: .utf8)
try write(
  "Tour", kind: "program", ["-swift-version", "6", "-warnings-as-errors"],
  swiftFiles(in: "\(folder)/Examples/Tour/Sources/Tour") + [accessor])
try (sorted(package.targets).map(\.name) + ["Phone", "Tour"]).map { $0 + "\n" }.joined()
  .write(toFile: "\(output)/order", atomically: true, encoding: .utf8)
