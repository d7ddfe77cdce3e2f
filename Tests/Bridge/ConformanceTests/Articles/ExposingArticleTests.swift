import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

struct Photograph: Codable {
  var jpeg: Data
  var taken: Date
}

enum ExposingArticle {
  typealias Photo = Photograph

  /// The camera at the back.
  @Exposed("device.camera") actor Camera {
    private var isDark = true

    /// Takes a photo.
    func takePhoto(quality: Double = 0.8, flash: Bool? = nil) async throws -> Photo {
      Photo(jpeg: try await capture(quality, flash: flash ?? isDark), taken: .now)
    }

    func frames(perSecond: Int) -> AsyncStream<Data> {
      AsyncStream { feed($0, every: .seconds(1) / perSecond) }
    }

    @Unexposed func reset() { isDark = false }

    private func capture(_ quality: Double, flash: Bool) async throws -> Data {
      Data([UInt8(quality * 100), flash ? 1 : 0])
    }
    private func feed(_ frames: AsyncStream<Data>.Continuation, every: Duration) {
      for frame in 0..<UInt8(10) { frames.yield(Data([frame])) }
      frames.finish()
    }
  }

  @Exposed("files") final class Files: Sendable {
    func size(of path: String, then answer: @escaping @Sendable (Int) -> Void) {
      DispatchQueue.global().async { answer(path.count) }
    }

    func copy(_ count: Int, progress: @escaping @Sendable (Double, Bool) -> Void) {
      DispatchQueue.global().async {
        for index in 1...count { progress(Double(index) / Double(count), index == count) }
      }
    }
  }
}

@MainActor private final class Counter {
  private var count = 0
  func add(step: Int) -> Int {
    count += step
    return count
  }
}

extension Counter: ExposedInterface {
  static var exposedName: String { "counter" }
  func exposeMethods(to methods: inout ExposedMethods) {
    let step = ParameterDescription("step", type: "Int", defaultValue: "1")
    methods.add(MethodDescription("add", parameters: [step])) { arguments in
      try self.add(step: arguments.value(0, default: 1))
    }
  }
}

extension ArticleTests {
  @MainActor @Suite struct Exposing {
    private typealias Camera = ExposingArticle.Camera

    @Test func `objects answer as the article says`() async throws {
      let page = InMemoryPage(url: "about:blank")
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      try bridge.expose(Camera())
      try bridge.expose(Camera(), as: "device.frontCamera")
      try bridge.expose(ExposingArticle.Files())
      page.load(
        try Article("Exposing"), at: "https://shop.example.com/",
        after: """
          const [frames, parts] = [[], []];
          const enough = (frame) => frames.push(frame[0]) === 3;
          const show = (part) => parts.push(part);
          """)
      #expect(try await page.finishArticle())
      #expect(try await page.evaluate("frames", as: [Int].self) == [0, 1, 2])
      #expect(try await page.evaluate("parts", as: [Double].self) == [0.25, 0.5, 0.75, 1])
      let photo = "bridge.call('device.frontCamera.takePhoto')"
      let bytes = try await page.evaluate("\(photo).then((p) => [...p.jpeg])", as: [Int].self)
      #expect(bytes == [80, 1])

      try bridge.expose(Camera(), replacing: true)
      bridge.removeHandler(named: "device.camera.frames")
      bridge.removeHandler(named: "device.camera")
      for interface in bridge.interfaces {
        for method in interface.methods {
          print(method.name, method.parameters?.map(\.label) ?? [], method.result ?? "")
        }
      }
      #expect(bridge.interfaces.map(\.name) == ["device.frontCamera", "files"])
    }

    @Test func `a type conforms by hand`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      try bridge.expose(Counter())
      #expect(try await page.evaluate("bridge.call('counter.add', 2)", as: Int.self) == 2)
      #expect(try await page.evaluate("bridge.call('counter.add')", as: Int.self) == 3)
    }
  }
}
