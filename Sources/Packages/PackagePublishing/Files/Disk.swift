import Disclosure
package import Foundation
import OfflinePackages

/// Reads and writes files. Errors name the path and the system's reason.
package enum Disk {
  /// The kind of entry at a path. A link is not followed.
  package enum Entry: Equatable, Sendable {
    case file(size: Int)
    case folder
    case link
    /// A socket, a pipe or a device.
    case other
  }

  /// Returns the kind of entry at a path; `nil` if there is none.
  package static func entry(at url: URL) throws(PublishingError) -> Entry? {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular: return .file(size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
      case .typeDirectory: return .folder
      case .typeSymbolicLink: return .link
      default: return .other
      }
    } catch {
      let code = (error as? CocoaError)?.code
      if code == .fileReadNoSuchFile || code == .fileNoSuchFile { return nil }
      throw failure("cannot be read", url, error)
    }
  }

  /// Returns whether a path is a folder. A link to a folder is followed, because people name folders by links.
  package static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns whether a path exists.
  package static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// Returns the bytes of a file.
  package static func read(
    _ url: URL, atMost limit: Int = 32 << 20
  ) throws(PublishingError) -> Data {
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      let data = try file.read(upToCount: limit + 1) ?? Data()
      guard data.count <= limit else {
        throw PublishingError(.input, "\(url.shown) is larger than \(limit) bytes.")
      }
      return data
    } catch let error as PublishingError {
      throw error
    } catch {
      throw failure("cannot be read", url, error)
    }
  }

  /// Returns the names in a folder, in the order of their bytes.
  package static func names(in folder: URL) throws(PublishingError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    } catch {
      throw failure("cannot be read", folder, error)
    }
  }

  /// Creates a folder and its missing parents.
  package static func makeFolder(_ url: URL) throws(PublishingError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw failure("cannot be created", url, error)
    }
  }

  package static func rename(_ old: URL, to new: URL) throws(PublishingError) {
    guard Foundation.rename(old.path, new.path) == 0 else {
      throw failure("cannot be written", new, systemError())
    }
  }

  package static func remove(_ url: URL) throws(PublishingError) {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      throw failure("cannot be removed", url, error)
    }
  }

  static func failure(_ what: String, _ url: URL, _ error: any Error) -> PublishingError {
    PublishingError(.file, "\(url.shown) \(what): \(reason(error)).")
  }

  /// The error of the last call of the C library.
  static func systemError() -> any Error {
    NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
  }

  /// The system's words for an error, without an end.
  package static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    for error in [underlying, error].compactMap({ $0 }) where error.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(error.code))).lowercased()
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file or folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left"
    default:
      let text = (underlying ?? error).localizedDescription
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
  }
}

extension URL {
  /// The path for messages: relative if the URL is in the working folder, and without control characters.
  package var shown: String {
    let path = relativePath
    let here = FileManager.default.currentDirectoryPath + "/"
    return (path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path).printable
  }
}
