import Disclosure
public import Foundation
public import Logging

/// How a store works.
public struct PackageStoreOptions: Sendable {
  /// The version of the interface that the app offers to pages. A release whose host range does not have this
  /// number is neither installed nor opened.
  public var hostVersion: UInt64

  /// How many times a release may fail before the store stops to open it.
  public var attempts: Int

  /// The version of the engine that shows pages; that of the system where nothing else is set. A release that failed is
  /// tried again when the version has changed.
  public var engineVersion = ProcessInfo.processInfo.operatingSystemVersionString

  /// Where the store writes what happens.
  public var logger: Logger
  /// The logger for the texts of feeds, files and systems.
  var log: Logger { logger.disclosing }

  /// The time of day.
  public var now: @Sendable () -> Date

  /// Failures and kills for tests.
  package var faults: FaultInjector?

  /// Excludes a folder that the store has created from backups; `nil` where a system has no such mark.
  package var excludeFromBackup = BackupExclusion.ofSystem

  /// How the system suspends an app whose store is in a folder; `nil` if it leaves the locks of a suspended app alone.
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
