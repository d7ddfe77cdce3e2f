import Foundation
import FuzzDriver

@testable import Disclosure
@testable import OfflinePackages

/// The parsers, and what holds for whatever they accept. A crash is a defect; so is an invariant that does not hold.
enum FuzzedParser: String, CaseIterable, FuzzedTarget {
  case json, envelope, root, latest, release, path, paths, instant, mediaType, address, text
  case contentRange, response, range

  func read(_ bytes: [UInt8]) {
    // What is refused is as good as what is accepted.
    try? accept(Data(bytes))
  }

  private func accept(_ data: Data) throws {
    switch self {
    case .json:
      let value = try DocumentParser.parse(data)
      let written = DocumentWriter.write(value.written)
      hold(
        try DocumentParser.parse(written) == value.withoutNull,
        "A value is another one when it is read again.")
      hold(DocumentWriter.write(value.withoutNull.written) == written, "A value has two encodings.")
    case .envelope:
      for type in PackageDocumentType.allCases {
        guard let envelope = try? Envelope(data, expecting: type) else { continue }
        hold(envelope.encoded() == data, "An envelope has two encodings.")
      }
    case .root:
      let root = try RootDocument(payload: data)
      hold(
        try RootDocument(payload: root.payload) == root,
        "A root is another one when it is read again.")
    case .latest:
      let latest = try LatestDocument(payload: data)
      hold(
        try LatestDocument(payload: latest.payload) == latest,
        "A latest is another one when it is read again.")
    case .release:
      let release = try ReleaseDocument(payload: data)
      hold(
        try ReleaseDocument(payload: release.payload) == release,
        "A release is another one when it is read again.")
      hold(release.files.contains { $0.path == release.entry }, "The entry is not among the files.")
    case .contentRange, .response, .range: acceptFields(String(decoding: data, as: UTF8.self))
    default: try acceptText(String(decoding: data, as: UTF8.self))
    }
  }

  private func acceptText(_ text: String) throws {
    switch self {
    case .path:
      let path = try PackagePath(text)
      hold(path.text.utf8.elementsEqual(text.utf8), "A path is another text.")
      let names = path.text.utf8.split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      hold(!names.contains { [".", "..", ""].contains(String($0)) }, "A path leaves the package.")
      hold(!text.utf8.contains(0x5C) && !text.utf8.contains(0), "A path has a backslash or NUL.")
      let once = text.removingPercentEncoding ?? ""
      hold(
        !once.utf8.contains(0) && once.utf8.split(separator: 0x2F).count <= names.count,
        "A path decodes to another one.")
      if let folded = try? FoldedPath(path) {
        hold(!(folded < folded), "A path stands before itself.")
      }
    case .paths:
      // Lines of paths as one release.
      let digest = PackageDigest(of: Data())
      let files = try text.split(separator: "\n").map { line in
        try ReleaseFile(path: PackagePath(String(line)), digest: digest, size: 0, mediaType: "a/b")
      }
      guard let first = files.first, let shop = PackageName("shop") else { return }
      let release = try ReleaseDocument(
        package: shop, version: 1, label: "1", entry: first.path, files: files)
      let paths = Set(release.files.map { Array($0.path.text.utf8) })
      hold(paths.count == files.count, "A path occurs twice.")
      // The folders of each path are looked up, because comparing all paths takes a time that is quadratic.
      for path in paths {
        for place in path.indices where path[place] == UInt8(ascii: "/") {
          hold(!paths.contains(Array(path[..<place])), "A file is a folder.")
        }
      }
    case .instant:
      guard let instant = PackageInstant(text) else { return }
      hold(instant.description == text, "A time has two texts.")
      hold(PackageInstant(seconds: instant.seconds) == instant, "A time is out of range.")
    case .mediaType:
      guard MediaTypeSyntax.matches(text) else { return }
      hold(
        text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "A media type ends its header field.")
    case .address:
      guard ServedAddress.isValid(text) else { return }
      let url = URL(string: text)
      hold(
        url?.scheme == "https" && url?.user == nil && url?.query == nil,
        "An address is no URL of https.")
      hold(text.hasPrefix("https://" + (url?.host ?? "-")), "An address has another host.")
      hold(url?.absoluteString == text, "An address is another URL.")
    default:
      if let name = PackageName(text) {
        hold(name.text.utf8.count == text.utf8.count, "A name has two texts.")
      }
      if let digest = PackageDigest(hexadecimal: text) {
        hold(digest.hexadecimal == text, "A hash has two texts.")
      }
      hold(
        text.printable.unicodeScalars.allSatisfy { !$0.isControl },
        "A message controls the terminal.")
    }
  }
}

extension DocumentValue {
  /// The value for the writer, which writes no `null`.
  var written: DocumentWriter.Value {
    switch self {
    case .null: .bool(false)
    case .bool(let bool): .bool(bool)
    case .integer(let number): .integer(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.written))
    case .object(let members): .object(members.map { ($0.name, $0.value.written) })
    }
  }

  var withoutNull: DocumentValue {
    switch self {
    case .null: .bool(false)
    case .array(let elements): .array(elements.map(\.withoutNull))
    case .object(let members): .object(members.map { Member($0.name, $0.value.withoutNull) })
    default: self
    }
  }
}
