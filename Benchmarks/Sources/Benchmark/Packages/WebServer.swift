import Foundation

/// A real nginx on a loopback port, which serves a folder. It reads what is sent to `/received`, and answers with the
/// field `X-Relayed` of the request and the number of bytes.
final class WebServer {
  let url: URL
  /// The same server with another host, so that a page of it has another process than one of ``url``.
  let otherURL: URL
  private let prefix: URL
  private let process = Process()

  /// The bytes of all responses so far, with their heads.
  var sentBytes: Int {
    let log = try? String(contentsOf: prefix.appendingPathComponent("access.log"), encoding: .utf8)
    return (log ?? "").split(separator: "\n").compactMap { Int($0) }.reduce(0, +)
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - folder: What is served.
  ///   - delay: How long the server waits before each response, in seconds.
  ///   - compresses: Whether the server compresses all files.
  init(serving folder: URL, delay: Double = 0, compresses: Bool = false) async throws {
    let port = try Self.freePort()
    guard let url = URL(string: "http://127.0.0.1:\(port)/"),
      let otherURL = URL(string: "http://127.0.0.2:\(port)/")
    else { throw ServerError.noPort }
    (self.url, self.otherURL) = (url, otherURL)
    prefix = try Scratch.folder("nginx")
    let files = delay > 0 ? "echo_sleep \(delay); echo_exec @files;" : "try_files $uri =404;"
    try """
    load_module /usr/lib/nginx/modules/ngx_http_echo_module.so;
    daemon off; master_process off; pid nginx.pid; error_log error.log;
    \(getuid() == 0 ? "user root;" : "")
    events { worker_connections 256; }
    http {
      log_format bytes '$bytes_sent';
      access_log access.log bytes;
      client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi; scgi_temp_path scgi;
      types {
        text/html html; text/css css; text/javascript js; image/svg+xml svg; application/json json;
      }
      default_type application/octet-stream;
      keepalive_requests 100000;
      \(compresses ? "gzip on; gzip_types *;" : "")
      # Bundlers name these files by their hashes.
      map $uri $age { ~^/(assets|images)/ 1y; default -1; }
      expires $age;
      server {
        listen 127.0.0.1:\(port);
        listen 127.0.0.2:\(port);
        root \(folder.path);
        location = /blank { types {} default_type text/html; return 200 "<!doctype html>"; }
        location = /received {
          client_max_body_size 0; client_body_buffer_size 16m;
          echo_read_request_body; echo -n "$http_x_relayed$content_length";
        }
        location / { \(files) }
        location @files { try_files $uri $uri/index.html =404; }
      }
    }
    """.write(to: prefix.appendingPathComponent("nginx.conf"), atomically: true, encoding: .utf8)
    process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
    process.arguments = ["-p", prefix.path, "-c", "nginx.conf", "-e", "error.log"]
    try process.run()
    // A response is the event that is waited for.
    for _ in 0..<1_000 {
      if (try? Program.output("curl", ["-sf", url.appendingPathComponent("blank").absoluteString]))
        != nil
      {
        return
      }
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw ServerError.notStarted(prefix.appendingPathComponent("error.log").path)
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: prefix)
  }

  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let hasPort = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard hasPort else { throw ServerError.noPort }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// Why there is no server.
enum ServerError: Error, CustomStringConvertible {
  case noPort
  case notStarted(String)

  var description: String {
    switch self {
    case .noPort: "There is no free port on 127.0.0.1."
    case .notStarted(let log): "nginx does not start: \(log) says why."
    }
  }
}
