import Disclosure
import Foundation
import OfflinePackages
import PackagePublishing

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

  /// Unbuffered, so that another program sees each line at once. The program ends where nobody can read its lines.
  private func write(_ text: String) {
    do {
      try StandardOutput.write(text)
    } catch {
      StandardError.say("error: \(error.message)")
      exit(ExitStatus(error).rawValue)
    }
  }
}
