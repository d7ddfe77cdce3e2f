import ArgumentParser
import Foundation

/// Sends large bodies through a relay, and fails if the memory of this process grows with them.
struct BodiesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bodies", abstract: "Sends large bodies through a relay, and watches the memory.")

  @Option(help: "The size of each body, in MiB.")
  var megabytes = 1024

  /// How much memory a body of any size may take, in MiB: what waits in memory on the way, and what the allocator keeps.
  private static let bound = 48

  @MainActor func run() async throws {
    let soak = try await RequestSoak(size: megabytes << 20)
    var isFlat = true
    for direction in RequestSoak.Direction.allCases {
      // A small body first, so that the memory of connections, pages and code is not counted.
      _ = try await soak.transfer(direction, isSmall: true)
      let growth = try await soak.transfer(direction, isSmall: false) >> 20
      print(
        "\(direction.rawValue) of \(megabytes) MiB: +\(growth) MiB of memory, at most \(Self.bound)"
      )
      isFlat = isFlat && growth <= Self.bound
    }
    guard isFlat else { throw ExitCode.failure }
  }
}
