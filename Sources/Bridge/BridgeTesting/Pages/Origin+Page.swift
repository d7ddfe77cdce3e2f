import BridgeCore
import Foundation

extension Origin {
  /// Creates the origin that WebKit reports for a page at a URL.
  init(ofPageAt url: String) {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased() else {
      self = .opaque
      return
    }
    if scheme == "file" {
      self = .file
    } else if let host = parts.host, !host.isEmpty {
      self.init("\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? ""))
    } else {
      self = .opaque
    }
  }
}
