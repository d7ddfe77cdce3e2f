import Foundation

/// The part of all devices that one device belongs to: a number from 0 to 9,999.
///
/// The number follows from the device's identifier and the release, so that a device stays inside of a rollout that
/// grows, and is not always among the first ones.
public struct PackageRolloutBucket: Hashable, Sendable {
  /// The number of buckets.
  public static let count = 10_000

  /// The number of the bucket.
  public let number: Int

  /// Creates the bucket of a device for a release.
  ///
  /// - Parameters:
  ///   - device: An identifier that the device keeps, such as a UUID that its store made.
  ///   - release: The hash of the release document.
  public init(device: String, release: PackageDigest) {
    let digest = PackageDigest(of: Data("\(device) \(release.hexadecimal)".utf8))
    number = Int(digest.first60Bits % UInt64(Self.count))
  }

  /// Returns whether the device is among the first ones of 10,000.
  public func isWithin(_ rollout: Int) -> Bool { number < rollout }
}

extension PackageRolloutBucket: CustomStringConvertible {
  /// The number, and how many buckets there are.
  public var description: String { "\(number) of \(Self.count)" }
}
