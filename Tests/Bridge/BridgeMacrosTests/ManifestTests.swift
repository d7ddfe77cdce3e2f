import Foundation
import Testing

/// What the package's manifest promises to users who disable traits. scripts/check-as-dependency builds such an app.
@Suite struct ManifestTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")

  /// The lines of Package.swift.
  private func lines() throws -> [Substring] {
    try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
      .split(separator: "\n")
  }

  @Test func `nothing that an app is built of needs swift-syntax without the trait`() throws {
    let lines = try lines()
    #expect(lines.filter { $0.contains(#"of: "swift-syntax""#) }.count == 1)
    #expect(lines.contains(#"  dependency(product, of: "swift-syntax", for: ["Macros"])"#))
    let uses = lines.filter {
      $0.contains(#"name: "TypeScriptDeclarations", c"#) || $0.contains(#"name: "BridgeMacros", c"#)
    }
    #expect(uses.count == 2)
    #expect(uses.allSatisfy { $0.contains(#"condition: .when(traits: ["Macros"])"#) })
    // The tests are not part of an app.
    #expect(lines.filter { $0.contains(/^ +"TypeScriptDeclarations"/) }.count == 1)
  }

  @Test func `without traits, an app needs swift-log and swift-collections alone`() throws {
    let unconditional = try lines().compactMap { line in
      line.firstMatch(of: /\.product\(name: "(\w+)", package: "([\w-]+)"\)/)
        .map { "\($0.2) \($0.1)" }
    }
    // The last two are of the tests.
    #expect(
      Set(unconditional) == [
        "swift-log Logging", "swift-collections DequeModule",
        "swift-collections OrderedCollections", "swift-metrics MetricsTestKit",
        "swift-distributed-tracing InMemoryTracing",
      ])
  }

  @Test(arguments: ["Benchmarks", "Fuzzing"])
  func `a package of this repository turns on the traits of the products that it uses`(
    folder: String
  ) throws {
    let manifest = try String(
      contentsOf: root.appending(path: "\(folder)/Package.swift"), encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: /traits: \[([^\]]*)\]/)).1
    let traits = Set(list.matches(of: /"(\w+)"/).map(\.1))
    for (product, trait) in [
      ("OfflinePackages", "OfflinePackages"), ("OfflinePages", "OfflinePackages"),
      ("WebRequests", "Requests"), ("BridgeMonitor", "Monitor"), ("BridgeInspector", "Inspector"),
      ("WebBridgeTool", "CommandLine"),
    ] where try manifest.contains(Regex(#"(name: |library\()"\#(product)""#)) {
      #expect(traits.contains(Substring(trait)), "\(product)")
    }
  }
}
