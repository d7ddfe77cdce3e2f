import Foundation
import Testing
import WebBridge

/// The ways by which large bytes cross.
enum BytesWay: String, CaseIterable, CustomTestStringConvertible {
  case memory = "in memory, as text"
  case text = "WebKit, as text"
  case fetched = "WebKit, fetched"
  case forbidden = "WebKit, where the page's policy forbids to fetch"

  var testDescription: String { rawValue }

  /// Whether all large bytes are fetched, so that no line contains them.
  var isFetched: Bool { self == .fetched }

  @MainActor func page() async throws -> any TestPage {
    switch self {
    case .memory: return MemoryPage()
    case .text: return try await WebKitPage()
    case .fetched, .forbidden:
      let configuration = WKWebViewConfiguration()
      configuration.prepareForBridge()
      return try await WebKitPage(configuration: configuration)
    }
  }

  /// Loads a document with the functions that the tests use.
  @MainActor func load(_ page: any TestPage, _ script: String = "") async throws {
    let policy =
      self == .forbidden
      ? """
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "connect-src 'self'";
      document.head.append(policy);

      """ : ""
    try await page.load(policy + TestBytes.script + script)
  }
}

/// Bytes that both sides can make and check.
enum TestBytes {
  static func make(_ count: Int) -> Data {
    var bytes = Data(capacity: count + period.count)
    while bytes.count < count { bytes.append(period) }
    return bytes.prefix(count)
  }

  private static let period = Data((0..<65_536).map { UInt8(($0 * 31 + ($0 >> 8)) & 255) })

  static let script = """
    window.makeBytes = (count) => {
      const bytes = new Uint8Array(count);
      for (let i = 0; i < count; i++) bytes[i] = (i * 31 + (i >> 8)) & 255;
      return bytes;
    };
    window.isMade = (bytes, count) => {
      if (!(bytes instanceof Uint8Array) || bytes.length !== count) return false;
      for (let i = 0; i < count; i++) if (bytes[i] !== ((i * 31 + (i >> 8)) & 255)) return false;
      return true;
    };

    """
}

/// The sizes of the lines that cross.
@MainActor final class LineSizes: FrameObserver {
  private(set) var largestOf: [FrameDirection: Int] = [:]
  private(set) var count = 0
  var largest: Int { largestOf.values.max() ?? 0 }

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    largestOf[direction] = max(largestOf[direction] ?? 0, line.utf8.count)
    count += 1
  }
}
