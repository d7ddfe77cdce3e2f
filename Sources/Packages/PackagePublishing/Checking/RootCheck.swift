import Foundation
import OfflinePackages

/// The roots of a folder, checked from the one that an app trusts.
struct RootCheck {
  /// The roots whose signatures are right, the newest one last.
  private(set) var trusted: [TrustedRoot] = []
  /// Whether all roots from the first one to the newest are there.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - anchor: The file of the root that the app embeds; `nil` trusts the first one of the folder.
  ///   - allowsGaps: Whether roots between others may be missing, whose keys then cannot be asked.
  init(
    _ folder: inout CheckedFolder, in prefix: String, anchor: Data?, allowsGaps: Bool = false,
    _ findings: inout Findings
  ) throws(PublishingError) {
    defer { if trusted.first?.document.version != 1 { isComplete = false } }
    if let anchor {
      do {
        trusted = [try TrustedRoot(embedded: anchor)]
      } catch {
        throw PublishingError(.input, "The root to trust cannot be used: \(error.message)")
      }
    }
    var files: [UInt64: String] = [:]
    for path in folder.paths(in: prefix) {
      let name = path.dropFirst(prefix.count)
      guard name.hasSuffix(".json"), let version = UInt64(name.dropLast(5)),
        path == "\(prefix)\(version).json"
      else { continue }
      files[version] = path
    }
    for (version, path) in files.sorted(by: { $0.key < $1.key }) {
      guard let file = folder.read(path, &findings) else { continue }
      guard let newest = trusted.last else {
        do {
          let root = try TrustedRoot(embedded: file)
          if root.document.version != version {
            findings.problem(path, "It has version \(root.document.version).")
          }
          trusted.append(root)
        } catch {
          findings.problem(path, error.message)
        }
        continue
      }
      if version <= newest.document.version {
        if let anchor, version == newest.document.version, anchor != file {
          findings.problem(path, "It is not the root that the app trusts.")
        }
        continue
      }
      do {
        if allowsGaps, version > newest.document.version + 1 {
          trusted.append(try TrustedRoot(embedded: file))
          isComplete = false
          findings.warning(
            path,
            "Only its own keys are checked, because the store keeps no root between version \(newest.document.version) and it."
          )
          continue
        }
        trusted.append(try newest.rotated(to: file))
      } catch {
        findings.problem(path, error.message)
      }
    }
  }

  /// Returns the bytes of a document that the newest root trusts, or an older root if that is allowed.
  func payload(
    of file: Data, type: PackageDocumentType, allowsOlder: Bool
  ) throws(PackageError) -> Data {
    guard let newest = trusted.last else {
      throw PackageError(.untrusted, "No root file is available to check the signatures.")
    }
    do {
      return try newest.payload(of: file, type: type)
    } catch {
      if allowsOlder {
        for root in trusted.dropLast().reversed() {
          if let payload = try? root.payload(of: file, type: type) { return payload }
        }
      }
      throw error
    }
  }
}
