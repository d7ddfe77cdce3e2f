import Foundation
import OfflinePackages
import SiteServing

/// Finds in an HTML document what a `Content-Security-Policy` has to allow for it.
struct DocumentScan {
  private let path: PackagePath
  /// The base of relative URLs, if the document states one of another site.
  private var base: String?
  /// The line of the attribute that contains the document, if the document is in another one.
  private let outerLine: Int?
  private(set) var found: [PolicyNeed] = []

  init(_ path: PackagePath, outerLine: Int? = nil) {
    (self.path, self.outerLine) = (path, outerLine)
  }

  mutating func read(_ tags: [HTMLTag]) {
    for tag in tags {
      readHandlers(tag)
      switch tag.name {
      case "script": readScript(tag)
      case "base": readBase(tag)
      case "link": readLink(tag)
      case "meta": readMeta(tag)
      case "style": found += StyleScan.found(in: tag.content, of: path, firstLine: tag.line)
      case "iframe", "frame": readFrame(tag)
      case "object", "embed":
        allow(tag["data"] ?? tag["src"] ?? "", "object-src", "<\(tag.name)>", tag)
      case "img", "image", "input": readImage(tag)
      case "video", "audio", "source", "track": readMedia(tag)
      default: break
      }
    }
  }

  private func place(_ line: Int) -> PolicyReport.Place { .init(path, line: outerLine ?? line) }

  private mutating func add(_ directive: String, _ source: String, _ line: Int, _ reason: String) {
    found.append(.allow(directive, source, place(line), reason))
  }

  private mutating func add(inlineScript text: String, _ line: Int, _ reason: String) {
    found.append(.inlineScript(PackageDigest(of: Data(text.utf8)), place(line), reason))
  }

  private mutating func note(_ line: Int, _ reason: String) {
    found.append(.note(place(line), reason))
  }
}

// Scripts

extension DocumentScan {
  private enum ScriptKind { case classic, module, importMap, data }

  /// Returns whether a browser with modules runs a script.
  static func runs(_ tag: HTMLTag) -> Bool {
    switch kind(of: tag) {
    case .classic: tag["nomodule"] == nil
    case .module: true
    case .importMap, .data: false
    }
  }

  /// The kind of a script, by the rules of the HTML standard.
  private static func kind(of tag: HTMLTag) -> ScriptKind {
    var type = tag["type"]?.lowercased()
    if type == nil, let language = tag["language"], !language.isEmpty {
      type = "text/\(language.lowercased())"
    }
    guard let type, !type.isEmpty else { return .classic }
    switch type.trimmingCharacters(in: .whitespaces) {
    case "module": return .module
    case "importmap": return .importMap
    case let type: return ScriptableType.isScript(type) ? .classic : .data
    }
  }

  private mutating func readScript(_ tag: HTMLTag) {
    let kind = Self.kind(of: tag)
    guard kind != .data else { return }
    if kind == .classic, tag["nomodule"] != nil { return }
    if let source = tag["src"] ?? tag["xlink:href"] ?? (tag["href"]) {
      return allow(source, "script-src", "<script src>", tag)
    }
    guard !tag.content.isEmpty else { return }
    let name = [.module: "inline module", .importMap: "import map"][kind] ?? "inline script"
    add(inlineScript: tag.content, tag.line, name)
    found += ScriptScan.found(
      in: Data(tag.content.utf8), of: path, firstLine: outerLine ?? tag.line)
    if kind == .importMap { readImportMap(tag) }
  }

  private mutating func readImportMap(_ tag: HTMLTag) {
    for (part, isText) in zip(tag.content.components(separatedBy: "\""), [false, true].cycled())
    where isText && part.contains("//") { allow(part, "script-src", "import map", tag) }
  }

  private mutating func readHandlers(_ tag: HTMLTag) {
    for attribute in tag.attributes {
      let isHandler =
        attribute.name.hasPrefix("on") && attribute.name.count > 2
        && attribute.name.utf8.allSatisfy(\.isLetter)
      if isHandler, !attribute.value.isEmpty {
        hash(attribute.value, of: attribute, on: tag, "\(attribute.name) of <\(tag.name)>")
      } else if let script = Self.scriptURL(attribute.value),
        ["href", "xlink:href", "src", "action", "formaction", "data"].contains(attribute.name)
      {
        hash(script, of: attribute, on: tag, "javascript: URL of <\(tag.name)>")
      }
    }
  }

  private mutating func hash(
    _ text: String, of attribute: HTMLTag.Attribute, on tag: HTMLTag, _ reason: String
  ) {
    if let unknown = attribute.unknownReference {
      return note(
        attribute.line,
        "\(attribute.name) has the reference &\(unknown.prefix(32));, which is not hashed")
    }
    add("script-src", "'unsafe-hashes'", attribute.line, reason)
    add(inlineScript: text, attribute.line, reason)
  }

  /// A `javascript:` URL in the form in which the engine hashes it, which is the one that its parser of URLs writes;
  /// `nil` for other URLs.
  private static func scriptURL(_ value: String) -> String? {
    guard let first = value.utf8.first(where: { $0 > 0x20 }), first | 0x20 == UInt8(ascii: "j")
    else { return nil }
    let text = trimmed(value)
    let scheme = "javascript:"
    guard text.lowercased().hasPrefix(scheme) else { return nil }
    var (written, encoded) = (scheme, "")
    let bytes = Array(text.utf8.dropFirst(scheme.utf8.count))
    for (index, byte) in bytes.enumerated() {
      let sign = Character(Unicode.Scalar(byte))
      if sign == "#" {
        encoded = " \"<>`"
      } else if sign == "?", encoded.isEmpty {
        encoded = " \"<>"
      }
      let isLastSpace =
        sign == " " && index + 1 < bytes.count && [0x23, 0x3F].contains(bytes[index + 1])
      if byte < 0x20 || byte > 0x7E || encoded.contains(sign) || isLastSpace {
        written += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
      } else {
        written.append(sign)
      }
    }
    return written
  }
}

// Other elements

extension DocumentScan {
  private mutating func readBase(_ tag: HTMLTag) {
    guard base == nil, let value = tag["href"] else { return }
    switch Self.host(of: value, base: nil) {
    case .host(let host):
      base = host
      add("base-uri", host, tag.line, "<base>")
    case .refused(let reason): note(tag.line, "<base> has \(reason)")
    case .own, .scheme: base = ""
    }
  }

  private mutating func readLink(_ tag: HTMLTag) {
    guard let value = tag["href"] else { return }
    let relations = Set((tag["rel"] ?? "").lowercased().split(separator: " ").map(String.init))
    let preloads = [
      "script": "script-src", "style": "style-src", "font": "font-src", "image": "img-src",
    ]
    var directive: String?
    if relations.contains("stylesheet") { directive = "style-src" }
    if relations.contains("modulepreload") { directive = "script-src" }
    if relations.contains("preload") { directive = preloads[tag["as"]?.lowercased() ?? ""] }
    if relations.contains("manifest") { directive = "manifest-src" }
    if let directive { allow(value, directive, "<link rel=\(tag["rel"]?.prefix(32) ?? "")>", tag) }
  }

  private mutating func readMeta(_ tag: HTMLTag) {
    guard tag["http-equiv"]?.lowercased() == "content-security-policy" else { return }
    let refuses = ContentSecurityPolicy(tag["content"] ?? "").refusesOwnScripts
    note(
      tag.line,
      "has a policy in <meta>, which holds beside this one\(refuses ? " and refuses the scripts of the package: add 'self' to its script-src" : "")"
    )
  }

  private mutating func readFrame(_ tag: HTMLTag) {
    if let text = tag["srcdoc"] {
      var inner = DocumentScan(path, outerLine: outerLine ?? tag.line)
      inner.base = base
      inner.read(HTMLTokenizer.tags(of: text))
      found += inner.found
    } else {
      allow(tag["src"] ?? "", "frame-src", "<\(tag.name)>", tag)
    }
  }

  private mutating func readImage(_ tag: HTMLTag) {
    allow(tag["src"] ?? tag["href"] ?? "", "img-src", "<\(tag.name)>", tag)
    readSourceSet(tag)
  }

  private mutating func readMedia(_ tag: HTMLTag) {
    allow(tag["src"] ?? "", "media-src", "<\(tag.name)>", tag)
    allow(tag["poster"] ?? "", "img-src", "poster of <\(tag.name)>", tag)
    readSourceSet(tag)
  }

  private mutating func readSourceSet(_ tag: HTMLTag) {
    for candidate in (tag["srcset"] ?? "").split(separator: ",") {
      let url = candidate.split(separator: " ").first.map(String.init) ?? ""
      if !url.hasPrefix("data:") { allow(url, "img-src", "srcset of <\(tag.name)>", tag) }
    }
  }
}

// Hosts

extension DocumentScan {
  enum Host: Equatable {
    /// A file of the package.
    case own
    case host(String)
    /// Another scheme, such as `data:`.
    case scheme(String)
    case refused(String)
  }

  private mutating func allow(
    _ value: String, _ directive: String, _ reason: String, _ tag: HTMLTag
  ) {
    let value = Self.trimmed(value)
    guard !value.isEmpty else { return }
    let reason = String(decoding: reason.utf8.filter { (0x20...0x7E).contains($0) }, as: UTF8.self)
    switch Self.host(of: value, base: base) {
    case .own:
      // What is of the package is allowed by 'self' everywhere but in object-src.
      if directive == "object-src" { add(directive, "'self'", tag.line, reason) }
    case .host(let host): add(directive, host, tag.line, reason)
    case .scheme("data:") where directive == "script-src":
      note(tag.line, "\(reason) has a data: URL, which is not allowed for scripts")
    case .scheme(let scheme) where ["data:", "blob:"].contains(scheme):
      add(directive, scheme, tag.line, reason)
    case .scheme: break
    case .refused(let why): note(tag.line, "\(reason) has \(why)")
    }
  }

  static func trimmed(_ value: String) -> String {
    var scalars = value.unicodeScalars.drop { $0.value <= 0x20 }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.filter { !["\t", "\n", "\r"].contains($0) }))
  }

  /// Returns the host of a URL, as a source of a policy.
  static func host(of value: String, base: String?) -> Host {
    let text = trimmed(value).replacing("\\", with: "/")
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let hasScheme = text.dropFirst(scheme.count).hasPrefix(":") && scheme.first?.isLetter == true
    var rest = text[...]
    if hasScheme {
      let name = scheme.lowercased()
      if name == "http" { return .refused("an http: address, which is not allowed: use https") }
      guard name == "https" else { return .scheme(name + ":") }
      rest = text.dropFirst(scheme.count + 1)
    } else if !text.hasPrefix("//") {
      return base.flatMap { $0.isEmpty ? nil : .host($0) } ?? .own
    }
    var host = rest.drop { $0 == "/" }.prefix { !"/?#".contains($0) }.lowercased()
    if let at = host.lastIndex(of: "@") { host = String(host[host.index(after: at)...]) }
    if host.hasSuffix(":443") { host = String(host.dropLast(4)) }
    let isPlain = host.utf8.allSatisfy {
      $0.isLetter || (48...58).contains($0) || $0 == 45 || $0 == 46
    }
    guard isPlain, !host.isEmpty, host.utf8.count <= 253 else {
      return .refused("a host that a policy cannot name: write it in its xn-- form")
    }
    return .host("https://\(host)")
  }
}

extension Sequence {
  /// The elements again and again.
  fileprivate func cycled() -> some Sequence<Element> {
    let all = Array(self)
    return sequence(first: 0) { ($0 + 1) % all.count }.lazy.map { all[$0] }
  }
}
