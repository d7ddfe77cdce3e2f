import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves a folder of pages, a release or a feed on this computer, for development.",
    discussion: """
      Pages load again when a file changes. A folder of pages is served as its package would be: with \
      the fallback and the content security policy of webbridge.json. A feed is served with the cache \
      headers that a server of feeds needs, so that an app in a simulator can update from it. Nobody \
      else on the network reaches the server. Ctrl-C ends it.

      EXAMPLES
        webbridge serve dist
        webbridge serve feed --port 9000 --json
      """)

  @Argument(help: "A folder of pages, a release, or a feed.", completion: .directory)
  var folder: String
  @Option(help: "The port; 0 takes a free one.") var port: UInt16 = 8080
  @Flag(inversion: .prefixedNo, help: "Whether pages load again when a file changes.")
  var reload = true
  @Flag(help: "Print a line of JSON for each request.") var json = false

  func run() async throws {
    let url = URL(fileURLWithPath: folder)
    let site = try ServedSite(url)
    let log = RequestLog(json: json)
    let server = DevelopmentServer(
      site: site, reload: reload && site.kind != .feed ? LiveReload(watching: url) : nil, log: log
    )
    try await server.run(port: port) { address in
      log.started("Serving the \(site.kind.rawValue) \(url.shown) at \(address)", address)
    }
  }
}
