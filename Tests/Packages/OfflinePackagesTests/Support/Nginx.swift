#if os(macOS) || os(Linux)
  import FlyingSocks
  import Foundation
  import Testing

  /// A real nginx on a loopback port, which serves a folder.
  final class Nginx: @unchecked Sendable {
    /// Where Debian and Homebrew install nginx.
    private static let program = [
      "/usr/sbin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx",
    ].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether tests need nginx. On Linux, the scripts install it, so that no test there is left out.
    static var isExpected: Bool {
      #if os(Linux)
        true
      #else
        program != nil
      #endif
    }

    // Unchecked, because a test uses its server from one task at a time.
    let port: UInt16
    let isSecure: Bool
    private let prefix: URL
    private let folder: URL
    private let tls: String
    private var process: Process?

    var url: URL {
      get throws {
        try #require(URL(string: "\(isSecure ? "https" : "http")://127.0.0.1:\(port)/"))
      }
    }

    /// The requests that were answered: method, path, status, the field `Range`, and the coding of the response.
    var requests: [String] {
      let text = try? String(
        contentsOf: prefix.appendingPathComponent("access.log"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }

    /// - Parameters:
    ///   - folder: What is served.
    ///   - directives: Further directives of the server.
    ///   - certificate: A certificate and its key, in files, for TLS.
    init(
      serving folder: URL, directives: String = "", certificate: (file: URL, key: URL)? = nil
    ) async throws {
      port = try Self.freePort()
      isSecure = certificate != nil
      prefix = FileManager.default.temporaryDirectory
        .appendingPathComponent("nginx-\(UUID().uuidString)")
      tls =
        certificate.map { "ssl_certificate \($0.file.path); ssl_certificate_key \($0.key.path);" }
        ?? ""
      self.folder = folder
      try FileManager.default.createDirectory(at: prefix, withIntermediateDirectories: true)
      try configure(directives)
      try await start()
    }

    /// Ends the server and its connections, and starts it again.
    func restart(directives: String) async throws {
      stop()
      try configure(directives)
      try await start()
    }

    private func configure(_ directives: String) throws {
      try """
      daemon off; master_process off; pid nginx.pid; error_log error.log;
      \(geteuid() == 0 ? "user root;" : "")
      events { worker_connections 256; }
      http {
        log_format lines '$request_method $uri $status $http_range $sent_http_content_encoding';
        access_log access.log lines;
        client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi; scgi_temp_path scgi;
        types { application/json json; } default_type application/octet-stream;
        sendfile off; gzip_types application/json application/octet-stream;
        server {
          listen 127.0.0.1:\(port)\(isSecure ? " ssl" : "");
          root \(folder.path);
          \(tls)
          \(directives)
        }
      }
      """.write(to: prefix.appendingPathComponent("nginx.conf"), atomically: true, encoding: .utf8)
    }

    deinit {
      stop()
      try? FileManager.default.removeItem(at: prefix)
    }

    func start() async throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(Self.program, "nginx is missing"))
      process.arguments = ["-p", prefix.path, "-c", "nginx.conf", "-e", "stderr"]
      process.standardError = FileHandle.nullDevice
      try process.run()
      self.process = process
      // A connection that is accepted is the event that is waited for.
      for _ in 0..<2_000 where !Self.accepts(port) {
        try #require(process.isRunning, "nginx ended: \(prefix.path)/error.log")
        try await Task.sleep(for: .milliseconds(5))
      }
      try #require(Self.accepts(port))
    }

    /// Ends the server, and with it each connection.
    func stop() {
      guard let process, process.isRunning else { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      self.process = nil
    }

    private static func accepts(_ port: UInt16) -> Bool {
      guard let socket = try? Socket(domain: AF_INET) else { return false }
      defer { try? socket.close() }
      return (try? socket.connect(to: .inet(ip4: "127.0.0.1", port: port))) != nil
    }

    private static func freePort() throws -> UInt16 {
      let socket = try Socket(domain: AF_INET)
      defer { try? socket.close() }
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
      guard case .ip4(_, let port) = try socket.sockname() else { throw URLError(.badURL) }
      return port
    }
  }
#endif
