import Disclosure
public import Foundation
public import Logging

/// The options of a store.
public struct PackageStoreOptions: Sendable {
  /// The version of the interface that the app offers to pages. A release whose host range does not have this
  /// number is neither installed nor opened.
  public var hostVersion: UInt64

  /// The number of failures after which the store no longer opens a release.
  public var attempts: Int

  /// The version of the engine that shows pages. The default is the system's version. When the version has changed, the
  /// store tries failed releases again.
  public var engineVersion = ProcessInfo.processInfo.operatingSystemVersionString

  /// The logger of the store.
  public var logger: Logger
  /// The logger for the texts of feeds, files and systems.
  var log: Logger { logger.disclosing }

  /// The time of day.
  public var now: @Sendable () -> Date

  /// Failures and kills for tests.
  package var faults: FaultInjector?

  /// Excludes a folder that the store has created from backups; `nil` on systems without this setting.
  package var excludeFromBackup = BackupExclusion.ofSystem

  /// Returns the rules of the system for suspended apps whose store is in a folder; `nil` if it allows their locks.
  package var suspension = Suspension.ofSystem

  /// Creates options.
  public init(
    hostVersion: UInt64 = 0, attempts: Int = 2,
    logger: Logger = Logger(label: "webbridge.packages"),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.hostVersion, self.attempts, self.logger, self.now) = (hostVersion, attempts, logger, now)
  }
}
