public import Foundation

/// Bytes that cross the bridge piece by piece: in Swift a `Blob` or `File` of the page, and on the page a
/// file or data of Swift.
///
/// `Data` keeps all of its bytes in memory on both sides. A blob only states its size and type. Its bytes
/// travel when they are read, never more than a few pieces at once.
///
/// ```swift
/// try bridge.handle("attach") { (file: BridgeBlob) async throws in
///   try await file.write(to: folder.appendingPathComponent(UUID().uuidString))
/// }
/// try bridge.handle("video") { try BridgeBlob(contentsOf: movie, type: "video/mp4") }
/// ```
///
/// The page holds its blob until Swift releases the last copy of it. The blob ends with its document.
public struct BridgeBlob: Sendable {
  /// The location of the bytes. Its identity is the blob's identity.
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
  /// The number of bytes.
  public let size: Int
  /// The media type, such as `image/png`; empty if it is unknown.
  public let type: String
  /// The file's name; `nil` if the blob is not a file. A page can choose any name, so do not use it as a path.
  public let name: String?

  init(_ place: Source.Place, size: Int, type: String, name: String?) {
    (source, self.size, self.type, self.name) = (Source(place), size, type, name)
  }

  /// Makes a blob of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - type: The media type.
  ///   - name: A file's name, from which the page can make a `File`.
  public init(_ data: Data, type: String = "", name: String? = nil) {
    self.init(.data(data), size: data.count, type: type, name: name)
  }

  /// Makes a blob of a file, which is read when the page reads the blob. Reading fails if the file has become
  /// shorter by then.
  ///
  /// - Parameters:
  ///   - url: A file URL.
  ///   - type: The media type.
  ///   - name: The file's name for the page; `nil` for the file's own.
  /// - Throws: ``BridgeError`` with code `badArguments` if there is no such file.
  public init(contentsOf url: URL, type: String = "", name: String? = nil) throws {
    var isFolder: ObjCBool = false
    guard url.isFileURL,
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      !isFolder.boolValue,
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
    else { throw BridgeError(.badArguments, "\(url.absoluteString) is not a file.") }
    self.init(.file(url), size: size, type: type, name: name ?? url.lastPathComponent)
  }

  /// Reads all the bytes into memory.
  ///
  /// - Parameter limit: The maximum number of bytes. The page states the size of its blobs.
  /// - Throws: ``BridgeError``: `overLimit` if there are more bytes, `documentGone` if the page that has them
  ///   has ended, `badResult` if they cannot be read.
  public func data(limit: Int = .max) async throws -> Data {
    guard size <= limit else {
      throw BridgeError(.overLimit, "A Blob of \(size) bytes is larger than \(limit).")
    }
    if case .data(let data) = source.place { return data }
    return try await Self.data(of: stream())
  }

  /// Writes the bytes to a file, piece by piece. The file appears, or is replaced, once all bytes are
  /// written.
  ///
  /// - Throws: The errors of ``data(limit:)``, and those of writing.
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

  /// The bytes, if they are in memory.
  package var dataInMemory: Data? {
    if case .data(let data) = source.place { data } else { nil }
  }

  /// The file of the bytes, if they are in one.
  package var file: URL? {
    if case .file(let url) = source.place { url } else { nil }
  }

  /// Releases a page's blob immediately. It can no longer be read.
  @MainActor public func release() {
    if case .remote(let reference) = source.place { reference.release() }
  }
}

extension BridgeBlob: Hashable {
  /// Returns whether both are the same blob. Blobs with equal bytes may differ.
  public static func == (one: Self, other: Self) -> Bool { one.source === other.source }
  /// Hashes the blob's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

extension BridgeBlob: Codable {
  /// Reads a blob that crossed a bridge, or makes one of bytes that did.
  ///
  /// - Throws: `DecodingError` if the value is neither, or if the decoder is not the bridge's.
  public init(from decoder: any Decoder) throws {
    switch (decoder as? ValueDecoder)?.value {
    case .blob(let blob): self = blob
    case .bytes(let data): self.init(data)
    default: throw DecodingError.noReference(Self.self, decoder)
    }
  }

  /// Writes the blob for a page.
  ///
  /// - Throws: `EncodingError` if the encoder is not the bridge's.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(BridgeValue.blob(self))
  }
}
