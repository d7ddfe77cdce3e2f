import Foundation
import Testing

@testable import OfflinePackages

/// What people see who print what a store tells.
@Suite struct DescriptionTests {
  private let digest = PackageDigest(of: Data())
  private var name: String { "“todo” 1.1 (version 2, \(digest.hexadecimal.prefix(8))…, installed)" }

  private let release: InstalledRelease

  init() throws {
    release = InstalledRelease(
      package: try #require(PackageName("todo")), version: 2, label: "1.1", digest: digest,
      origin: .installed, isConfirmed: true)
  }

  @Test func `a reason and a code are their texts`() {
    #expect("\(PackageFailureReason.neverReady)" == "neverReady")
    #expect("\(PackageError.Code.network)" == "network")
    #expect("\(PackageError(.network, "No answer."))" == "No answer. (network)")
  }

  @Test func `an event is a sentence`() {
    #expect("\(PackageEvent.failed(release, reason: .crash))" == "\(name) failed: crash.")
    let fellBack = PackageEvent.fellBack(from: release, to: nil, reason: .quarantined(.crash))
    #expect(
      "\(fellBack)" == "Opening nothing instead of \(name): it failed too often (crash).")
    let reasons: [PackageFallbackReason] = [.revoked, .belowMinimum, .incompatible, .damaged]
    #expect(
      reasons.map { "\($0)" } == [
        "it was revoked", "it is older than the publisher's minimum version",
        "the app lacks what it needs", "its files are missing or damaged",
      ])
    let garbage = PackageGarbage(objects: 3, bytes: 120, otherFiles: 1)
    #expect(
      "\(PackageEvent.collected(garbage))" == "Collected: 3 objects with 120 bytes, 1 other files.")
    #expect("\(PackageGarbage(wasPutOff: true))".hasPrefix("put off"))
  }

  @Test func `a step says how far an update is`() {
    let plan = PackageUpdatePlan(version: 2, label: "1.1", objects: 3, bytes: 120, usesPack: true)
    let progress = PackageUpdateProgress(bytes: 60, totalBytes: 120, objects: 1, totalObjects: 3)
    let steps: [PackageUpdateStep] = [
      .checking, .found(plan), .fetching(progress), .installed(release),
      .upToDate(release),
    ]
    #expect(
      steps.map { "\($0)" } == [
        "checking", "found 1.1 (version 2): 3 objects with 120 bytes in a pack",
        "fetching: 60 of 120 bytes, 1 of 3 objects", "installed \(name)", "up to date: \(name)",
      ])
  }

  @Test func `a status names what there is`() {
    let status = PackageStatus(
      current: release, pending: nil, lastGood: nil, embedded: nil,
      quarantined: [digest: .hang], revoked: [digest], channel: nil, isStale: true)
    let short = "\(digest.hexadecimal.prefix(8))…"
    #expect(
      "\(status)" == "current: \(name), quarantined: \(short) (hang), revoked: \(short), stale")
    let none = PackageStatus(
      current: nil, pending: nil, lastGood: nil, embedded: nil, quarantined: [:], revoked: [],
      channel: nil, isStale: false)
    #expect("\(none)" == "no release")
    #expect("\(ReleaseReference(version: 2, length: 9, digest: digest))" == "version 2, \(short)")
  }
}
