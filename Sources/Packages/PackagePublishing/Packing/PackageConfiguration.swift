import Disclosure
package import Foundation
import OfflinePackages
package import SiteServing

/// The settings of a release besides its files, from the file `webbridge.json` and from flags.
package struct PackageConfiguration: Equatable, Sendable {
  package var package: String?
  package var label: String?
  package var entry = "index.html"
  package var fallback: Fallback?
  /// The whole policy; `nil` for the one that the pages need.
  package var contentSecurityPolicy: String?
  /// Sources that the policy of the pages allows beside what they need, by directives.
  package var policySources: [String: [String]] = [:]
  /// The fields that responses have, for each path. Of two patterns that match a path, the longer one counts.
  package var headers: [ResponseHeaders] = []
  package var serves: [String] = []
  package var hostMinimum: UInt64 = 0
  package var hostMaximum: UInt64 = DocumentValue.largestInteger
  /// The priorities of files, 0 to 9. The longest pattern that matches a path is the one that counts.
  package var priorities: [PathPattern: UInt64] = [:]
  /// The media types of files, by patterns.
  package var mediaTypes: [PathPattern: String] = [:]
  /// Files that are left out.
  package var ignore: [PathPattern] = []
  /// Whether files whose names begin with a dot are packed.
  package var hidden = false
  /// Whether the release has a pack for first installations.
  package var packs = false

  package struct Fallback: Equatable, Sendable {
    package var document: String
    package var exclude: [String]

    package init(document: String, exclude: [String] = []) {
      (self.document, self.exclude) = (document, exclude)
    }
  }

  /// The name of the file.
  package static let fileName = "webbridge.json"

  package init() {}

  /// Reads the file.
  package init(_ url: URL) throws(PublishingError) {
    let file = try JSONFile(url)
    try file.allow([
      "package", "label", "entry", "fallback", "csp", "serves", "host", "priorities", "mediaTypes",
      "ignore", "hidden", "packs", "headers",
    ])
    package = try file.text("package")
    label = try file.text("label")
    entry = try file.text("entry") ?? entry
    if file.has("csp"), !file.isText("csp"), let object = try file.object("csp") {
      for name in object.names {
        policySources[try Self.directive(name)] = try Self.sources(of: name, in: object)
      }
    } else {
      contentSecurityPolicy = try file.text("csp")
    }
    serves = try file.texts("serves") ?? []
    hidden = try file.flag("hidden") ?? false
    packs = try file.flag("packs") ?? false
    ignore = try (file.texts("ignore") ?? []).map(PathPattern.init)
    if file.isText("fallback") {
      fallback = Fallback(document: try file.requiredText("fallback"))
    } else if let object = try file.object("fallback") {
      try object.allow(["document", "exclude"])
      fallback = Fallback(
        document: try object.requiredText("document"), exclude: try object.texts("exclude") ?? [])
    }
    if let object = try file.object("host") {
      try object.allow(["min", "max"])
      hostMinimum = try object.number("min") ?? hostMinimum
      hostMaximum = try object.number("max") ?? hostMaximum
    }
    if let object = try file.object("headers") { headers = try Self.headers(object) }
    if let object = try file.object("priorities") {
      for name in object.names { priorities[PathPattern(name)] = try object.number(name) }
    }
    if let object = try file.object("mediaTypes") {
      for name in object.names { mediaTypes[PathPattern(name)] = try object.text(name) }
    }
  }

  private static func directive(_ name: String) throws(PublishingError) -> String {
    guard name.hasSuffix("-src") || ["base-uri", "form-action", "frame-ancestors"].contains(name),
      name.utf8.allSatisfy({ (97...122).contains($0) || $0 == 45 })
    else {
      throw PublishingError(
        .input,
        "“\(name.printable)” in “csp” is not a directive that has sources: use one such as script-src or frame-src."
      )
    }
    return name
  }

  private static func sources(
    of name: String, in object: JSONFile
  ) throws(PublishingError) -> [String] {
    let sources = try object.texts(name) ?? []
    for source in sources
    where source.isEmpty
      || !source.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x3B && $0 != 0x2C })
    {
      throw PublishingError(
        .input,
        "“\(source.printable)” in “\(name)” of “csp” is not one source, such as https://cdn.example or 'unsafe-eval'."
      )
    }
    return sources
  }

  private static func headers(_ rules: JSONFile) throws(PublishingError) -> [ResponseHeaders] {
    var headers: [ResponseHeaders] = []
    for path in rules.names {
      guard rules.isText(path) else {
        guard let object = try rules.object(path) else { continue }
        var fields: [String: String] = [:]
        for name in object.names { fields[name] = try object.requiredText(name) }
        headers.append(ResponseHeaders(path, fields))
        continue
      }
      let name = try rules.requiredText(path)
      guard let preset = ResponseHeaders.presets[name] else {
        throw PublishingError(
          .input,
          "“\(name.printable)” names no headers: the names are \(ResponseHeaders.presets.keys.sorted().joined(separator: ", "))."
        )
      }
      headers.append(ResponseHeaders(path, preset))
    }
    if let problem = ResponseHeaders.problem(with: headers, hasPolicy: true) {
      throw PublishingError(
        .input, "“headers” in \(fileName) cannot be served: \(problem.printable).")
    }
    return headers.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
  }

  /// Returns the file of a folder: the one that is named, or the one in the folder or beside it.
  package static func find(for folder: URL, named url: URL? = nil) -> URL? {
    if let url { return url }
    return [folder, folder.deletingLastPathComponent()]
      .map { $0.appendingPathComponent(fileName) }.first(where: Disk.exists)
  }
}
