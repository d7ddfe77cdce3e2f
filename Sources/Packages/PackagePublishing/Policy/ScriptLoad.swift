import Foundation

/// A URL of another site that a script probably loads while it runs, found in a text of the script.
///
/// Most addresses in scripts are those of manuals, namespaces and services, which no page loads as a script. What counts is
/// an address of a script, a style sheet or WebAssembly, one that becomes the `src` of an element, and a folder of a
/// version, because that is what a page loads a part of a library from.
struct ScriptLoad: Equatable {
  /// The directive of the policy that has to allow it.
  let directive: String
  let host: String

  /// - Parameters:
  ///   - token: A text or a template.
  ///   - element: The name of the element whose `src` it becomes, if it does.
  init?(_ token: ScriptTokens.Token, in bytes: SearchedBytes, assignedTo element: String?) {
    guard bytes.has("https://", at: token.start) || bytes.has("//", at: token.start) else {
      return nil
    }
    let most = min(bytes.count, token.start + 512)
    let end =
      token.kind == .template
      ? bytes.place(of: UInt8(ascii: "`"), from: token.start, to: most) : min(token.end, most)
    let url = Self.withoutSpaceInExpressions(bytes.text(token.start, end))
    let rest = url.drop { $0 != "/" }.dropFirst(2)
    guard let slash = rest.firstIndex(of: "/"), Self.isPublic(rest[..<slash]),
      !url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x3C || $0 == 0x5C }),
      case .host(let host) = DocumentScan.host(of: String(url[..<slash]), base: nil)
    else { return nil }
    let path = Self.path(rest[slash...])
    let isJoined = bytes.has("+", at: end + 1) || bytes.has(" +", at: end + 1)
    let joined = isJoined ? Self.end(of: bytes, behind: end + 1) : nil
    guard let directive = Self.directive(path, joined, element) else { return nil }
    (self.directive, self.host) = (directive, host)
  }

  /// Returns whether a host is public, and not the host of an example.
  private static func isPublic(_ host: Substring) -> Bool {
    let labels = host.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.utf8.allSatisfy(\.isLetter) else {
      return false
    }
    return !labels.contains { $0.isEmpty || $0 == "example" } && last != "test"
      && last != "localhost"
  }

  private static func withoutSpaceInExpressions(_ template: String) -> String {
    var depth = 0
    return template.filter { sign in
      depth += sign == "{" ? 1 : sign == "}" ? -1 : 0
      return depth <= 0 || sign != " "
    }
  }

  /// Returns the path of a URL without its query. A `?` in `${…}` does not begin a query.
  private static func path(_ text: Substring) -> Substring {
    var depth = 0
    return text.prefix { sign in
      depth += sign == "{" ? 1 : sign == "}" ? -1 : 0
      return depth > 0 || sign != "?" && sign != "#"
    }
  }

  private static func directive(
    _ path: Substring, _ joined: String?, _ element: String?
  ) -> String? {
    let pages = ["/blob/", "/tree/", "/releases/", "/issues/"]
    if pages.contains(where: path.contains) { return nil }
    let last =
      joined ?? path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init)
      ?? ""
    switch last.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last {
    case "js", "mjs": return "script-src"
    case "css": return "style-src"
    case "wasm": return "connect-src"
    case .some(let type)
    where type.utf8.count <= 5 && type.utf8.allSatisfy { $0.isLetter || $0.isDigit }
      && type.utf8.contains(where: \.isLetter):
      return nil
    default: break
    }
    if let element {
      // An element without a name is one of `new Image().src`.
      if element.isEmpty { return nil }
      let isFrame = element.lowercased().contains("frame") || path.contains("/embed")
      return isFrame ? "frame-src" : "script-src"
    }
    let isFolder = path.hasSuffix("/") && path.split(separator: "/").contains(where: isVersion)
    return isFolder ? "script-src" : nil
  }

  /// Returns whether a part of a path names a version: three numbers, a long hash, or `@` or `v` and a number or
  /// `${…}`.
  private static func isVersion(_ part: Substring) -> Bool {
    let isHash =
      part.utf8.count >= 20
      && part.utf8.allSatisfy { byte in
        byte.isDigit || byte.lowercased >= 97 && byte.lowercased <= 102
      }
    if isHash { return true }
    if part.hasPrefix("${") { return part.contains("ersion") || part.contains("evision") }
    if part.hasPrefix("v${") || part.dropFirst().contains("@${") { return true }
    let number = part.split(separator: "@").last?.drop { $0 == "v" } ?? ""
    let numbers = number.prefix { $0 != "-" && $0 != "+" }.split(separator: ".")
    let areNumbers = numbers.allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
    return areNumbers && (numbers.count >= 3 || !numbers.isEmpty && part.dropFirst().contains("@"))
  }

  /// The end of the last text that is joined to a text in the same expression.
  private static func end(of bytes: SearchedBytes, behind place: Int) -> String? {
    let text = bytes.text(place, min(bytes.count, place + 160)).prefix { !";\n,}".contains($0) }
    let parts = text.split(omittingEmptySubsequences: false) { "\"'`".contains($0) }
    return parts.count >= 3
      ? parts[parts.count - 2].split(separator: "?").first.map(String.init) : nil
  }
}
