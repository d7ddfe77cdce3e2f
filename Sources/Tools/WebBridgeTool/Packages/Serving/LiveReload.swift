import FlyingFox
import FlyingSocks
import Foundation

/// Tells pages to load again when a file of a folder changes, by server-sent events.
///
/// It asks for the times of the files several times a second, which works alike on every system.
actor LiveReload {
  static let scriptPath = "/.webbridge/reload.js"
  static let eventsPath = "/.webbridge/reload"
  static let script =
    "new EventSource(\"\(eventsPath)\").addEventListener(\"reload\", () => location.reload());\n"

  private let folder: URL
  private var pages: [UUID: AsyncStream<[UInt8]>.Continuation] = [:]

  init(watching folder: URL) { self.folder = folder }

  /// Watches until the task is cancelled.
  func watch() async throws {
    var before = Self.times(of: folder)
    var quiet = 0
    while true {
      try await Task.sleep(nanoseconds: 250_000_000)
      let now = Self.times(of: folder)
      quiet += 1
      // A bundler writes many files: pages wait until it is done.
      if now != before {
        before = now
        var settled = Self.times(of: folder)
        repeat {
          before = settled
          try await Task.sleep(nanoseconds: 100_000_000)
          settled = Self.times(of: folder)
        } while settled != before
        send("event: reload\ndata: \n\n")
        quiet = 0
      } else if quiet % 40 == 0 {
        // A page that has gone is noticed when something is sent.
        send(": still here\n\n")
      }
    }
  }

  private func send(_ text: String) {
    for page in pages.values { page.yield(Array(text.utf8)) }
  }

  /// The times and the sizes of a folder's files.
  nonisolated static func times(of folder: URL) -> [String: [Double]] {
    var times: [String: [Double]] = [:]
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let path = files?.nextObject() as? String {
      let file = folder.appendingPathComponent(path).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      times[path] = [
        (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0,
        (attributes?[.size] as? NSNumber)?.doubleValue ?? 0,
      ]
    }
    return times
  }

  /// The answer that goes on until the page has gone.
  func events() -> HTTPResponse {
    let (stream, page) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(8))
    let identifier = UUID()
    pages[identifier] = page
    page.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.forget(identifier) }
    }
    page.yield(Array("retry: 500\n\n".utf8))
    return HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: HTTPBodySequence(from: EventBody(stream: stream)))
  }

  private func forget(_ identifier: UUID) { pages[identifier] = nil }

  /// Adds the script to a page, where the page's end is, or behind everything.
  static func inject(into html: Data) -> Data {
    let tag = Data("<script src=\"\(scriptPath)\"></script>".utf8)
    for end in ["</body>", "</BODY>"] {
      guard let place = html.range(of: Data(end.utf8), options: .backwards) else { continue }
      return html[..<place.lowerBound] + tag + html[place.lowerBound...]
    }
    return html + tag
  }
}

/// Events, as the body of an answer without an end.
struct EventBody: AsyncBufferedSequence {
  typealias Element = UInt8
  let stream: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    var base: AsyncStream<[UInt8]>.Iterator

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? { await base.next() }
  }
}
