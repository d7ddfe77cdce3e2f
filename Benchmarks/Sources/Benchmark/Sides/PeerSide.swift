import Foundation

/// Another bridge: a program of the folder Peers, which receives orders and answers how long each took.
@MainActor final class PeerSide {
  let name: String
  private let process = Process()
  private let orders = Pipe()
  private var answers: AsyncStream<String>.Iterator

  /// Starts the program, and waits until its page is loaded.
  ///
  /// - Throws: ``PeerError`` if the program ends before that.
  static func open(_ name: String, in folder: String) async throws -> PeerSide {
    let side = try PeerSide(name, folder)
    guard await side.answer() == "ready" else { throw PeerError(name: name) }
    return side
  }

  private init(_ name: String, _ folder: String) throws {
    self.name = name
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: ".venv/bin/python")
    process.arguments = ["\(folder)/\(name.lowercased())_peer.py"]
    process.standardInput = orders
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    answers = output.fileHandleForReading.lines.makeAsyncIterator()
    try process.run()
  }

  /// Orders `times` pieces of one kind of work, and returns the time that each took, in microseconds.
  func measure(_ kind: String, times: Int) async throws -> Double {
    try orders.fileHandleForWriting.write(contentsOf: Data("\(kind) \(times)\n".utf8))
    guard let time = await answer().flatMap(Double.init) else { throw PeerError(name: name) }
    return time
  }

  private func answer() async -> String? {
    var answers = answers
    defer { self.answers = answers }
    return await answers.next(isolation: MainActor.shared)
  }
}

/// The end of another bridge's program.
struct PeerError: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) ended, and its rows are left out." }
}

extension FileHandle {
  /// The lines that are written to the pipe, until it is closed.
  fileprivate var lines: AsyncStream<String> {
    AsyncStream { lines in
      let reader = self
      Thread.detachNewThread {
        var rest = Data()
        while case let data = reader.availableData, !data.isEmpty {
          rest += data
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.yield(String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
          }
        }
        lines.finish()
      }
    }
  }
}
