import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Whether the two states of a store, and the releases that they name, go together.
@Suite struct StateCheckTests {
  private let store: InstalledStore

  init() async throws {
    store = try InstalledStore(Studio())
    try await store.install(1)
    try store.confirm()
    try await store.install(2)
    try store.collect()
  }

  /// A change of a state, and what is said of it.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let body: @Sendable (inout StoreState) throws -> Void

    init(
      _ description: String, _ words: String,
      _ body: @escaping @Sendable (inout StoreState) throws -> Void
    ) {
      (testDescription, self.words, self.body) = (description, words, body)
    }
  }

  private static let changes = [
    Change("a version that the document does not have", "and the document") {
      $0.packages["shop"]?.current?.version = 7
    },
    Change("a label that the document does not have", "and the document") {
      $0.packages["shop"]?.current?.label = "other"
    },
    Change("a release in the place of another package's", "and the document") {
      $0.packages["help"] = $0.packages["shop"]
    },
    Change("an embedded release that the app does not bring", "the app brings another one") {
      $0.packages["shop"]?.current?.origin = .embedded
    },
    Change("a channel without a floor", "has no floor for it") {
      $0.packages["shop"]?.channel = "beta"
    },
    Change("a number without the hash of its latest", "is not whole") {
      $0.packages["shop"]?.channels["stable"]?.floor.latest = nil
    },
    Change("a version without the hash of its release", "is not whole") {
      $0.packages["shop"]?.channels["stable"]?.floor.release = nil
    },
    Change("the hash of a release of another version", "is not whole") {
      $0.packages["shop"]?.channels["stable"]?.floor.version = 9
    },
  ]

  @Test(arguments: changes)
  func `what does not go together is found in the slot that says it`(_ change: Change) throws {
    let slot = try store.edit(change.body)
    let problems = try store.findings().problems
    #expect(problems.contains { $0.path == slot && $0.message.contains(change.words) })
  }

  @Test(arguments: changes)
  func `in the older slot it is a warning`(_ change: Change) throws {
    let slot = try store.edit(newest: false, change.body)
    let found = try store.findings().all.filter { $0.severity == .warning }
    #expect(found.contains { $0.path == slot && $0.message.contains(change.words) })
  }

  @Test(arguments: [
    Change("the number", "sank") { $0.packages["shop"]?.channels["stable"]?.floor.sequence -= 1 },
    Change("the version", "sank") {
      $0.packages["shop"]?.channels["stable"]?.floor.version = 0
      $0.packages["shop"]?.channels["stable"]?.floor.release = nil
    },
    Change("all", "sank") {
      $0.packages["shop"]?.channels = [:]
      $0.packages["shop"]?.channel = nil
    },
  ])
  func `a floor that sinks is found, unless a root has reset it`(_ change: Change) throws {
    let slot = try store.edit(change.body)
    let old = try store.slots()[1].path
    let problem = try #require(try store.findings().problems.last)
    #expect(problem.path == slot && problem.message.contains(change.words))
    #expect(problem.message.contains(old))
    try store.edit { $0.root?.version = 2 }
    #expect(try !store.findings().problems.contains { $0.message.contains(change.words) })
  }

  @Test func `two states of one number are found`() throws {
    let generation = try store.slots()[0].state.generation
    try store.edit(newest: false) { $0.generation = generation }
    #expect(try store.findings().problems.contains { $0.message.contains("Both slots") })
  }

  @Test func `a root of another hash is found`() throws {
    try store.edit { $0.root?.digest = PackageDigest(of: Data()) }
    #expect(try store.findings().problems.map(\.path) == ["roots/1.json"])
  }

  @Test func `what only the older slot names and is missing is a warning`() throws {
    let digest = PackageDigest(of: Data())
    try store.edit(newest: false) { $0.packages["shop"]?.current?.digest = digest }
    let findings = try store.findings()
    #expect(findings.problems.isEmpty)
    #expect(findings.all.map(\.path) == ["manifests/\(digest.hexadecimal).json"])
  }
}
