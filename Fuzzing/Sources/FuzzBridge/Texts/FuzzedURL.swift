import Foundation
import FuzzDriver

@testable import BridgeCore
@testable import WebCookies
@testable import WebRequests

/// Hosts, addresses and patterns of URLs.
enum FuzzedURL {
  static func address(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let address = IPAddress(text) {
      hold(IPAddress(address.description) == address, "An address is another one: \(address)")
    }
    if let address = IPAddress(host: text) {
      hold(IPAddress(host: address.urlHost) == address, "A host is another one: \(address)")
      hold(
        address.bytes.count == 16 || IPAddress.endsInNumber(text), "A name is an address: \(text)")
      let network = NetworkAddress(bytes: address.bytes)
      hold(
        network.map { $0.embedded == nil || !$0.isPublic || $0.embedded?.isPublic == true }
          ?? false,
        "An address hides another one.")
    }
    if let domain = CookieDomain(text) {
      hold(CookieDomain(domain.host) == domain, "A domain is another one: \(domain)")
      hold(domain.contains(domain.host), "A domain does not contain itself.")
    }
    if let range = try? AddressRange(text) {
      hold(try AddressRange(range.description) == range, "A range is another one: \(range)")
    }
    guard let target = try? WebURL(relayed: text), let url = target.url else { return }
    hold(
      !target.host.isEmpty
        && target.host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"/@#?%".utf8.contains($0) },
      "A host is not one: \(target.host)")
    hold(target.host == target.host.lowercased(), "A host has another spelling.")
    if let address = IPAddress(host: target.host) {
      hold(target.host == address.urlHost, "An address has another spelling: \(target.host)")
    }
    hold(target.path.hasPrefix("/"), "A path is not one: \(target.path)")
    hold(
      (try? WebURL(relayed: target.description)) == target,
      "A URL is another one when it is read again.")
    _ = Site.isSame(target.ownOrigin, url)
  }

  /// A pattern and, on the next line, a URL.
  static func pattern(_ bytes: [UInt8]) {
    let texts = parts(bytes, 2)
    guard let pattern = try? RelayPattern(texts[0]) else { return }
    hold(try RelayPattern(pattern.description) == pattern, "A pattern is another one.")
    guard let url = URL(string: texts[1]), let target = try? WebURL(relayed: url.absoluteString)
    else {
      if let url = URL(string: texts[1]) { hold(!pattern.matches(url), "A refused URL matches.") }
      return
    }
    // A star does not stand for these, unless the path is `/*`.
    let path = target.path.lowercased()
    guard !path.contains(";"), !path.contains("%2f"), !path.contains("%5c") else { return }
    let glob = "/" + texts[0].drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }.dropFirst()
    let isPath =
      !texts[0].drop { $0 != ":" }.dropFirst(3).contains("/")
      || matches(Array(target.path.utf8), Array(glob.utf8))
    let isHost =
      pattern.isSuffix
      ? target.host.hasSuffix(pattern.host) && target.host.utf8.count > pattern.host.utf8.count
      : target.host == pattern.host
    let isPlace =
      isHost && target.scheme == pattern.scheme
      && (pattern.port ?? target.effectivePort) == target.effectivePort
    hold(pattern.matches(url) == (isPath && isPlace), "A pattern matches otherwise than it reads.")
  }

  /// Whether a text matches a glob, whose stars stand for any bytes.
  private static func matches(_ text: [UInt8], _ glob: [UInt8]) -> Bool {
    // The places of the text that the glob so far may end at.
    var places: Set<Int> = [0]
    for byte in glob {
      if byte == UInt8(ascii: "*") {
        guard let first = places.min() else { return false }
        places = Set(first...text.count)
      } else {
        places = Set(places.filter { $0 < text.count && text[$0] == byte }.map { $0 + 1 })
      }
    }
    return places.contains(text.count)
  }
}
