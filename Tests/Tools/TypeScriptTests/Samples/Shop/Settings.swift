import WebBridge

@Exposed("settings") @MainActor final class Settings {
  func theme() -> Theme { Theme() }
  func set(_ theme: Theme, animated: Bool = true, then done: @escaping (Bool) -> Void) {}
  func download(url: URL, in folder: String = "", progress: (Double, Bool) -> Void) {}
  func upload(_ data: BridgeStream<[UInt8]>, chunk: Int = 1, name: String) async throws -> UUID {
    UUID()
  }
  func attach(_ file: BridgeBlob) -> BridgeBlob { file }
  func watch(_ function: BridgeFunction) async {}
  func any(_ value: BridgeValue) -> BridgeValue { value }
  func buy(_ items: [Item], at places: [Int: Place]) async throws -> [Item] { items }
  @available(*, deprecated, message: "Use theme().") func dark() -> Bool { true }
}

struct Theme: Codable {
  var dark = false
  var colors: [String: Color] = [:]
}

struct Color: RawRepresentable, Codable { var rawValue: String }

@Exposed("device") enum Device {
  func battery() -> Double { 1 }
}
