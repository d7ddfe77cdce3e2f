import OfflinePackages
import PackagePublishing

/// What a command wrote to a feed, and what devices get now.
struct PublishReport: Encodable {
  let feed: String
  let channels: [Channel]
  let written: [String]
  let bytes: Int
  let present: Int
  let notes: [String]

  struct Channel: Encodable {
    let package: String
    let channel: String
    let sequence: UInt64
    let expires: String
    let minimumVersion: UInt64
    let revoked: [String]
    let release: Release
    let candidate: Release?
    let rollout: String?
  }

  struct Release: Encodable {
    let version: UInt64
    let label: String
    let sha256: String

    init(_ reference: ReleaseReference, label: String) {
      (version, self.label, sha256) = (reference.version, label, reference.digest.hexadecimal)
    }
  }

  /// - Parameter only: The channel that is shown; `nil` for all.
  init(_ publisher: Publisher, _ written: FeedWriter.Written, only: Feed.Channel? = nil) throws {
    feed = publisher.feed.folder.shown
    channels = try publisher.channels.sorted { $0.key < $1.key }
      .filter { only == nil || $0.key == only }
      .map { try Self.channel($0.value, in: publisher) }
    (self.written, bytes, present) = (written.paths, written.bytes, written.present)
    notes = publisher.notes
  }

  private static func channel(
    _ latest: LatestDocument, in publisher: Publisher
  ) throws -> Channel {
    func release(_ reference: ReleaseReference) throws -> Release {
      Release(reference, label: try publisher.release(reference.digest).document.label)
    }
    return Channel(
      package: latest.package.text, channel: latest.channel.text, sequence: latest.sequence,
      expires: latest.expires.description, minimumVersion: latest.minimumVersion,
      revoked: latest.revoked.map(\.hexadecimal), release: try release(latest.release),
      candidate: try latest.candidate.map { try release($0.release) },
      rollout: latest.candidate.map { Rollout.text($0.rollout) })
  }

  var text: String {
    var lines = notes
    for channel in channels {
      lines.append("\(channel.package)/\(channel.channel):")
      if let candidate = channel.candidate, let rollout = channel.rollout {
        lines.append(
          "  \(rollout) of devices get version \(candidate.version) (\(candidate.label))")
        lines.append(
          "  all others get version \(channel.release.version) (\(channel.release.label))")
      } else {
        lines.append(
          "  all devices get version \(channel.release.version) (\(channel.release.label))")
      }
      if channel.minimumVersion > 0 {
        lines.append("  versions below \(channel.minimumVersion) do not run")
      }
      if !channel.revoked.isEmpty {
        lines.append("  \(Count.text(channel.revoked.count, "release")) revoked")
      }
      lines.append("  it holds until \(channel.expires) (number \(channel.sequence))")
    }
    lines.append(
      "Wrote \(Count.text(written.count, "file")) to \(feed), \(ByteCount.text(bytes)); \(Count.text(present, "object")) there already."
    )
    return lines.joined(separator: "\n")
  }
}
