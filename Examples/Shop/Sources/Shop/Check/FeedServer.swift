import Foundation
import Glibc

/// A real nginx on a loopback port, with the example's configuration.
final class FeedServer {
  let url: URL
  private let process = Process()
  private let folder: URL

  /// The lines of the access log.
  var requests: [Substring] {
    let log = folder.appending(component: "access.log")
    return ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n")
  }

  init(serving feed: URL, in folder: URL) async throws {
    self.folder = folder
    let port = try Self.freePort()
    guard let url = URL(string: "http://127.0.0.1:\(port)/") else {
      throw CheckFailure(description: "No URL for port \(port).")
    }
    self.url = url
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = try String(
      contentsOf: Tools.example.appending(component: "nginx.conf"), encoding: .utf8)
    try
      ((geteuid() == 0 ? "user root;\n" : "")
      + settings.replacing("PORT", with: "\(port)").replacing("FEED", with: feed.path))
      .write(to: folder.appending(component: "nginx.conf"), atomically: true, encoding: .utf8)
    process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
    process.arguments = ["-p", folder.path, "-c", "nginx.conf", "-e", "stderr"]
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw CheckFailure(description: "There is no free port.") }
    return UInt16(bigEndian: address.sin_port)
  }
}
