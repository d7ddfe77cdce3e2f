public import Foundation

/// A pattern of `http` and `https` URLs.
///
/// A pattern is written as a text, which is checked when the relay is given to a configuration:
///
/// ```swift
/// let api: RelayPattern = "https://api.example.com/v1/*"
/// ```
///
/// | part | text | matches |
/// |---|---|---|
/// | scheme | `https`, `http` | this scheme |
/// | host | `api.example.com`, `127.0.0.1`, `[::1]` | this host |
/// | | `*.example.com` | every subdomain, at any depth, but not `example.com` itself |
/// | port | none | the scheme's default port |
/// | | `:8443` | this port |
/// | | `:*` | every port |
/// | path | none | every path |
/// | | `/v1/users` | this path |
/// | | `/v1/*`, `/*/feed` | a star stands for any characters, also for none and for slashes |
///
/// Queries and fragments play no part. Paths are compared as they are sent, percent-encoded and without dot segments. A
/// star does not stand for `%2F`, `%5C` and `;`, which some servers read as the end of a segment, unless the path is `/*`
/// or there is none. A pattern that has them as text, such as `/files/a%2Fb`, matches them.
public struct RelayPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as text.
  public let description: String

  let scheme: String
  /// The host in lower case; for subdomains what follows the star, with its dot.
  let host: String
  let isSuffix: Bool
  /// `nil` for every port.
  let port: Int?
  /// The parts of the path between the stars.
  let path: [String]
  /// The number of characters in those parts that a star does not match; `nil` for a pattern of every path, because it
  /// has no boundary that a path could leave.
  private let separators: Int?
  /// What is wrong with the text of a literal; `nil` for a pattern. Such a pattern matches nothing.
  let problem: RelayError?

  /// Creates a pattern from its text.
  ///
  /// - Throws: ``RelayError`` with the code ``RelayError/Code/badPattern`` that says what is wrong.
  public init(_ text: String) throws {
    func bad(_ reason: String) -> RelayError {
      RelayError(
        .badPattern,
        "\"\(text)\" is not a pattern of URLs: \(reason). Write scheme://host[:port][/path], as in https://*.example.com/api/*."
      )
    }
    guard let separator = text.range(of: "://") else { throw bad("it has no scheme") }
    scheme = text[..<separator.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else {
      throw bad("only http and https requests are relayed")
    }
    let rest = text[separator.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let (authority, path) = (rest[..<slash], rest[slash...])
    guard !authority.contains("@") else { throw bad("a pattern has no credentials") }
    guard !path.contains("?"), !path.contains("#"), !authority.contains("?"),
      !authority.contains("#")
    else { throw bad("a pattern ends with the path, and queries play no part") }
    var host = authority
    var port: Int? = scheme == "https" ? 443 : 80
    let bracket = authority.lastIndex(of: "]") ?? authority.startIndex
    if let colon = authority[bracket...].lastIndex(of: ":") {
      let digits = authority[authority.index(after: colon)...]
      host = authority[..<colon]
      if digits == "*" {
        port = nil
      } else {
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits),
          (1...65535).contains(number)
        else { throw bad("\"\(digits)\" is not a port") }
        port = number
      }
    }
    guard !host.isEmpty else { throw bad("it has no host") }
    isSuffix = host.hasPrefix("*.")
    let name = isSuffix ? host.dropFirst() : host
    guard !name.contains("*"), name != "." else {
      throw bad("a star in the host is its first label, as in https://*.example.com")
    }
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._:[]".contains($0)) })
    else { throw bad("the host has characters that no host has; write its ASCII form") }
    let address = isSuffix ? nil : IPAddress(host: String(name))
    guard address != nil || !IPAddress.endsInNumber(String(name)) else {
      throw bad("a host that ends in a number is an address, which has no subdomains")
    }
    (self.host, self.port) = (address?.urlHost ?? name.lowercased(), port)
    if !path.isEmpty {
      let sent = try WebURL("http://h\(path)").path
      guard sent == path else { throw bad("its path is sent as \(sent)") }
    }
    let parts =
      path.isEmpty
      ? ["", ""] : path.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    self.path = parts
    separators =
      [["/", ""], ["", ""]].contains(parts)
      ? nil : parts.reduce(0) { $0 + Self.hiddenSeparators(in: $1) }
    (description, problem) = (text, nil)
  }

  private init(_ text: String, problem: RelayError) {
    (description, self.problem) = (text, problem)
    (scheme, host, isSuffix, port, path, separators) = ("", "", false, nil, [], nil)
  }

  /// Returns whether the pattern matches a URL.
  public func matches(_ url: URL) -> Bool {
    guard let target = try? WebURL(relayed: url.absoluteString) else { return false }
    return matches(target)
  }

  func matches(_ target: WebURL) -> Bool {
    scheme == target.scheme && (port == nil || port == target.effectivePort)
      && (isSuffix
        ? target.host.hasSuffix(host) && target.host.utf8.count > host.utf8.count
        : target.host == host)
      && matches(path: target.path)
  }

  private func matches(path text: String) -> Bool {
    guard let first = path.first, let last = path.last, path.count > 1 else {
      return path.first == text
    }
    guard text.hasPrefix(first), text.utf8.count >= first.utf8.count + last.utf8.count,
      text.hasSuffix(last)
    else { return false }
    var rest = Substring(text).dropFirst(first.count).dropLast(last.count)
    for part in path.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    // No star stands for a separator, or for a part of one.
    return separators.map { $0 == Self.hiddenSeparators(in: text) } ?? true
  }

  /// Returns the number of texts in a path that some servers read as the end of a segment: `%2F`, `%5C`, or `;`. Such a
  /// path may lead out of the folder that it seems to be in, as in `/v1/..;/admin`.
  private static func hiddenSeparators(in path: String) -> Int {
    path.utf8.indices.count { index in
      switch path.utf8[index] {
      case UInt8(ascii: ";"): true
      case UInt8(ascii: "%"): ["%2f", "%5c"].contains(path[index...].prefix(3).lowercased())
      default: false
      }
    }
  }
}

extension RelayPattern: ExpressibleByStringLiteral {
  /// Creates a pattern from a text of the program. A text that is no pattern is reported when a relay has it:
  /// `WKWebViewConfiguration.relay(through:)` throws ``RelayError``.
  public init(stringLiteral text: String) {
    do {
      self = try Self(text)
    } catch {
      self.init(text, problem: error as? RelayError ?? RelayError(.badPattern, "\(error)"))
    }
  }
}
