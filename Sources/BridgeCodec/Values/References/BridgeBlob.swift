public import Foundation

/// Bytes that cross the bridge piece by piece: a `Blob` or `File` of the page in Swift, or a file or
/// data of Swift's on the page.
///
/// Where `Data` has all of its bytes in memory on either side, a blob only says how many there are
/// and of what type; its bytes come when somebody reads them, and never more than a few pieces of
/// them at once.
///
/// ```swift
/// try bridge.handle("attach") { (file: BridgeBlob) async throws in
///   try await file.write(to: folder.appendingPathComponent(UUID().uuidString))
/// }
/// try bridge.handle("video") { try BridgeBlob(contentsOf: movie, type: "video/mp4") }
/// ```
///
/// A page's blob is held on the page until the last copy of it in Swift is let go, and ends with its
/// document.
public struct BridgeBlob: Sendable {
  /// Where the bytes are; its identity is the blob's.
  final class Source: Sendable {
    enum Place: Sendable {
      case data(Data)
      case file(URL)
      case remote(any RemoteReference)
    }

    let place: Place
    init(_ place: Place) { self.place = place }
  }

  let source: Source
  /// How many bytes there are.
  public let size: Int
  /// The media type, such as `image/png`; empty where nobody said.
  public let type: String
  /// The file's name; `nil` for what is no file. A page makes it up: it is no path to write to.
  public let name: String?

  init(_ place: Source.Place, size: Int, type: String, name: String?) {
    (source, self.size, self.type, self.name) = (Source(place), size, type, name)
  }

  /// Makes a blob of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - type: The media type.
  ///   - name: A file's name; with one the page can make a `File` of it.
  public init(_ data: Data, type: String = "", name: String? = nil) {
    self.init(.data(data), size: data.count, type: type, name: name)
  }

  /// Makes a blob of a file, which is read when the page reads the blob. A file that has changed its
  /// size by then cannot be read.
  ///
  /// - Parameters:
  ///   - url: A file URL.
  ///   - type: The media type.
  ///   - name: The file's name for the page; where it is `nil`, the file's own.
  /// - Throws: ``BridgeError`` with code `badArguments` where there is no such file.
  public init(contentsOf url: URL, type: String = "", name: String? = nil) throws {
    var isFolder: ObjCBool = false
    guard url.isFileURL,
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      !isFolder.boolValue,
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
    else { throw BridgeError(.badArguments, "\(url.absoluteString) is no file.") }
    self.init(.file(url), size: size, type: type, name: name ?? url.lastPathComponent)
  }

  /// All the bytes, in memory.
  ///
  /// - Parameter limit: How many there may be; the size is what the page says.
  /// - Throws: ``BridgeError``: `overLimit` where there are more, `documentGone` where the page that has
  ///   the bytes has ended, `badResult` where they cannot be read.
  public func data(limit: Int = .max) async throws -> Data {
    guard size <= limit else {
      throw BridgeError(.overLimit, "A Blob of \(size) bytes is larger than \(limit).")
    }
    if case .data(let data) = source.place { return data }
    return try await Self.data(of: stream())
  }

  /// Writes the bytes to a file, piece by piece. The file is there, or replaced, when all of them
  /// are.
  ///
  /// - Throws: As ``data(limit:)``, and what writing throws.
  public func write(to url: URL) async throws {
    let part = url.appendingPathExtension("part-\(PageSecret.random())")
    do {
      try Data().write(to: part, options: .withoutOverwriting)
      let file = try FileHandle(forWritingTo: part)
      defer { try? file.close() }
      for try await piece in stream() { try file.write(contentsOf: piece) }
      try file.synchronize()
      guard rename(part.path, url.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
      }
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
  }

  /// Lets go of a page's blob, at once: it cannot be read any more.
  @MainActor public func release() {
    if case .remote(let reference) = source.place { reference.release() }
  }
}

extension BridgeBlob: Hashable {
  /// Whether both are the same blob; equal bytes do not make one.
  public static func == (one: Self, other: Self) -> Bool { one.source === other.source }
  /// Hashes the blob's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
