import Disclosure
import Foundation
import OfflinePackages

/// Writes a line for each request to standard output.
struct RequestLog: Sendable {
  let json: Bool

  struct Line: Encodable {
    let method: String
    let path: String
    let status: Int
    let bytes: Int
    let milliseconds: Double
  }

  func started(_ text: String, _ address: String) {
    write(json ? "{\"address\":\"\(address)\"}" : text)
  }

  func add(_ line: Line) {
    guard json else {
      let time = String(format: "%.1f ms", line.milliseconds)
      return write(
        "\(line.status)  \(line.method) \(line.path.printable)  \(ByteCount.text(line.bytes))  \(time)"
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line) else { return }
    write(String(decoding: data, as: UTF8.self))
  }

  /// Unbuffered, so that another program sees each line at once.
  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }
}
