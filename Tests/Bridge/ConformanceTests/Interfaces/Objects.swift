import Foundation
import WebBridge

struct Photo: Codable, Equatable {
  var jpeg: Data
  var quality: Double
}

/// The camera at the back.
///
/// There is one.
@Exposed("device.camera") actor Camera {
  private var taken = 0

  /// Takes a photo.
  /// - Parameter quality: From 0 to 1.
  func takePhoto(quality: Double = 0.8, of subject: String? = nil) async throws -> Photo {
    taken += 1
    if quality > 1 { throw BridgeError("tooGood", "Nobody needs that") }
    return Photo(jpeg: Data((subject ?? "").utf8), quality: quality)
  }

  func count() -> Int { taken }
  func raw() -> [UInt8] { [255, 216] }
  func wait(seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds)) }
  nonisolated func model() -> String { "X-100" }
  @MainActor func isOnMain() -> Bool { Thread.isMainThread }
  func isOnMainThread() -> Bool { Thread.isMainThread }
  func frames(perSecond: Int) -> AsyncStream<Data> {
    AsyncStream { continuation in
      for index in 0..<perSecond { continuation.yield(Data([UInt8(index)])) }
      continuation.finish()
    }
  }
  @Unexposed func reset() { taken = 0 }
  private func secret() -> Int { 1 }
  static func shared() -> Camera { Camera() }
}

@Exposed("cart") @MainActor final class CartModel {
  struct Line: Codable {
    var name: String
    var count: Int
  }
  private(set) var lines: [Line] = []

  func add(_ line: Line, times count: Int = 1) -> Int {
    lines.append(Line(name: line.name, count: line.count * count))
    return lines.count
  }
  func clear() { lines = [] }
  func title(_ title: String?, for name: String? = "you") -> String? {
    title.map { "\($0) \(name ?? "nobody")" }
  }
  func fail() throws { throw BridgeError("outOfStock", "None left", data: lines.count) }
  func later() async -> String { "later" }
  func `repeat`(_ text: String, at index: Int = defaultIndex, in range: [Int]) -> String {
    "\(text) \(index) \(range)"
  }
  #if os(Linux)
    func platform() -> String { "Linux" }
  #else
    func platform() -> String { "Apple" }
  #endif
  #if NEVER
    func never() {}
  #endif
  @available(iOS 99, macOS 99, visionOS 99, *) func future() {}
  @available(*, unavailable) func gone() {}
}

let defaultIndex = 7

/// Without a name.
@Exposed struct URLCalculator {
  var offset = 0
  func sum(_ numbers: [Int]) -> Int { numbers.reduce(offset, +) }
  func double(_ number: Int) async -> Int { number * 2 }
}

@Exposed("switch") enum Switch {
  case on
  case off
  func isOn() -> Bool { self == .on }
}

@Exposed("reports") final class Reports: Sendable {
  func make(title: String, then answer: @escaping @Sendable (String) -> Void) {
    DispatchQueue.global().async {
      answer("A report of \(title)")
      answer("Another")
    }
  }
  func save(done: (() -> Void)?) { done?() }
  func check(_ text: String, completion: @escaping (Result<Int, any Error>) -> Void) {
    completion(Int(text).map { .success($0) } ?? .failure(BridgeError("noNumber", "No number")))
  }
  func forget(answer: @escaping (Int) -> Void) {}
  func drop(answer: (Int, Bool) -> Void) { answer(1, false) }
  func flood(answer: (Int, Bool) -> Void) {
    for index in 0...BridgeLimits.default.bufferedEvents { answer(index, false) }
  }
  func steps(_ count: Int, progress: @escaping @Sendable (Int, Bool) -> Void) throws {
    if count == 0 { throw BridgeError("nothing", "Nothing to do") }
    DispatchQueue.global().async {
      for step in 1...count { progress(step, step == count) }
    }
  }
}

@Exposed("streams") struct Sequences {
  func plain() -> BridgeStream<Int> {
    BridgeStream(
      AsyncStream {
        $0.yield(1); $0.yield(2); $0.finish()
      })
  }
  @available(iOS 18, macOS 15, visionOS 2, *)
  func opaque(first: Int) -> some AsyncSequence<Int, Never> & Sendable {
    AsyncStream { continuation in
      continuation.yield(first)
      continuation.yield(first + 1)
      continuation.finish()
    }
  }
  func later() async throws -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream {
      $0.yield(6); $0.finish()
    }
  }
  func failing() throws -> AsyncStream<Int> { throw BridgeError("broken", "Broken") }
}

enum Nested {
  @Exposed("nested.one") final class Inner: Sendable {
    func value() -> Int { 1 }
  }
}

extension Nested {
  @Exposed("nested.two") struct Outer {
    @MainActor func value() -> Int { 2 }
  }
}

enum Places {
  @Exposed fileprivate struct Hidden {
    func value() -> Int { 3 }
  }
}

@Exposed private struct Top {
  func value() -> Int { 4 }
}

@MainActor func exposeHidden(on bridge: Bridge) throws {
  try bridge.expose(Places.Hidden())
  try bridge.expose(Top())
}
