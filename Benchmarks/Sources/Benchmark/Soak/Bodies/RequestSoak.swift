import Foundation
import WebBridge
import WebRequests

/// A page that receives and sends large bodies through a relay.
@MainActor final class RequestSoak {
  enum Direction: String, CaseIterable { case download, upload }

  private let size: Int
  private let page: RequestSide
  private static let smallSize = 8 << 20

  /// - Parameter size: The size of the large bodies, in bytes.
  init(size: Int) async throws {
    self.size = size
    let folder = try Scratch.folder("soak")
    for (name, size) in [("small.bin", Self.smallSize), ("large.bin", size)] {
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      guard truncate(file.path, off_t(size)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
    let server = try await WebServer(serving: folder)
    let relay = try RequestRelay("*", of: server.url, interceptors: [RelayedMark()])
    page = try await RequestSide(server, server.url, relay)
  }

  /// Transfers a body.
  ///
  /// - Returns: By how many bytes the memory of this process grew at most meanwhile.
  func transfer(_ direction: Direction, isSmall: Bool) async throws -> Int {
    let size = isSmall ? Self.smallSize : size
    let before = Self.memory
    var peak = before
    let watch = Task {
      while !Task.isCancelled {
        peak = max(peak, Self.memory)
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    defer { watch.cancel() }
    switch direction {
    case .download:
      try await page.side.run(
        """
        const reader = (await fetch('/\(isSmall ? "small" : "large").bin')).body.getReader();
        let count = 0;
        for (let piece; !(piece = await reader.read()).done;) count += piece.value.length;
        if (count !== \(size)) throw new Error(`${count} bytes came.`);
        """)
    case .upload:
      try await page.side.run(
        """
        const part = new Blob([new Uint8Array(1 << 20)]);
        const body = new Blob(Array(\(size >> 20)).fill(part));
        const answer = await (await fetch('/received', { method: 'POST', body })).text();
        if (answer !== 'yes\(size)') throw new Error(`The server received ${answer}.`);
        """)
    }
    return max(peak, Self.memory) - before
  }

  /// The memory that belongs to this process alone, in bytes.
  private static var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
  }
}
