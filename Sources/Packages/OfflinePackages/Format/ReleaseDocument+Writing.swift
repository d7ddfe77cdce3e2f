import Disclosure
package import Foundation
import SiteServing

extension ReleaseDocument {
  package var payload: Data {
    var members: [(String, DocumentWriter.Value)] = [
      ("spec", .integer(specification)), ("package", .string(package.text)),
      ("version", .integer(version)), ("label", .string(label)),
      (
        "host",
        .object([("min", .integer(host.lowerBound)), ("max", .integer(host.upperBound))])
      ),
    ]
    members += servedMembers
    if let policyReport { members.append(("policy", policyReport.value)) }
    members.append(
      (
        "packs",
        .array(
          packs.map { pack in
            .object([
              ("sha256", .string(pack.digest.hexadecimal)),
              ("objects", .array(pack.objects.map { .string($0.hexadecimal) })),
            ])
          })
      ))
    return DocumentWriter.write(.object(members))
  }

  /// The version of the format that devices have to read.
  private var specification: UInt64 {
    hasInlineScripts ? Specification.withInlineScripts : Specification.version
  }

  /// Whether a file states its inline scripts.
  package var hasInlineScripts: Bool { files.contains { !$0.inlineScripts.isEmpty } }

  /// The digest of the release without its number and its label. Two releases with equal digests show the same.
  package var contentDigest: PackageDigest {
    PackageDigest(of: DocumentWriter.write(.object(servedMembers)))
  }

  /// The members that say what pages get.
  private var servedMembers: [(String, DocumentWriter.Value)] {
    var members: [(String, DocumentWriter.Value)] = [("entry", .string(entry.text))]
    if let fallback {
      members.append(
        (
          "fallback",
          .object([
            ("document", .string(fallback.document.text)),
            ("exclude", .array(fallback.exclude.map { .string($0) })),
          ])
        ))
    }
    if let contentSecurityPolicy { members.append(("csp", .string(contentSecurityPolicy))) }
    if !headers.isEmpty { members.append(("headers", .array(headers.map(\.value)))) }
    if !serves.isEmpty { members.append(("serves", .array(serves.map { .string($0) }))) }
    members.append(("files", .array(files.map(\.value))))
    return members
  }
}

extension ResponseHeaders {
  init(_ fields: DocumentFields) throws(PackageError) {
    var values: [String: String] = [:]
    for member in try fields.members(of: "fields", atMost: Self.mostFields) {
      guard case .string(let value) = member.value else {
        throw PackageError(
          .malformed, "\(fields.place("fields")).\(member.name.printable) is not text.")
      }
      values[member.name] = value
    }
    self.init(try fields.string("path", bytes: 1...1_024), values)
  }

  /// The rule in a document, with its fields in the order of their names.
  fileprivate var value: DocumentWriter.Value {
    let sorted = fields.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object([
      ("path", .string(path)), ("fields", .object(sorted.map { ($0.key, .string($0.value)) })),
    ])
  }
}
