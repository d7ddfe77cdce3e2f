import Foundation
import FoundationNetworking

/// A real Pushgateway, and a real Prometheus that reads from it, on loopback ports.
@MainActor final class Servers {
  let gateway: Gateway
  let prometheus: Prometheus
  private let processes: [ChildProcess]

  /// Starts both, and waits until they answer.
  ///
  /// - Parameter folder: The folder of their data.
  init(in folder: URL) async throws {
    let settings = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../prometheus").standardizedFileURL
    let ports = (gateway: try FreePort.find(), prometheus: try FreePort.find())
    let configuration = folder.appending(component: "prometheus.yml")
    try String(contentsOf: settings.appending(component: "prometheus.yml"), encoding: .utf8)
      .replacing("GATEWAY", with: "\(ports.gateway)")
      .write(to: configuration, atomically: true, encoding: .utf8)
    let consoles = settings.appending(component: "consoles").path
    processes = [
      try ChildProcess(
        "prometheus-pushgateway",
        // Debian's default is a file of the system, which would keep the metrics of earlier checks.
        ["--web.listen-address=127.0.0.1:\(ports.gateway)", "--persistence.file="],
        log: folder.appending(component: "gateway.log")),
      try ChildProcess(
        "prometheus",
        [
          "--web.listen-address=127.0.0.1:\(ports.prometheus)",
          "--config.file=\(configuration.path)",
          "--storage.tsdb.path=\(folder.appending(component: "data").path)",
          "--web.console.templates=\(consoles)", "--web.console.libraries=\(consoles)",
        ], log: folder.appending(component: "prometheus.log")),
    ]
    guard let gateway = URL(string: "http://127.0.0.1:\(ports.gateway)/"),
      let prometheus = URL(string: "http://127.0.0.1:\(ports.prometheus)/")
    else { throw CheckFailure(description: "No URL for the ports \(ports).") }
    for server in [gateway, prometheus] {
      while try await !Self.isReady(server) {
        for process in processes { try process.expectRunning() }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    self.gateway = Gateway(gateway)
    self.prometheus = Prometheus(url: prometheus)
  }

  private static func isReady(_ server: URL) async throws -> Bool {
    let answer = try? await URLSession.shared.data(from: server.appending(path: "-/ready"))
    return (answer?.1 as? HTTPURLResponse)?.statusCode == 200
  }
}
