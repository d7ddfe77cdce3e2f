import BridgeCodec

/// The extension of a part that an app has made, with the part's script.
@MainActor final class OwnScript: BridgeExtension {
  let name: String
  let pageScripts: [PageScript]

  init(of name: String, script: String?, options: BridgeValue) {
    self.name = name
    pageScripts =
      script.map {
        [
          PageScript(
            "part \(name)", source: OwnScriptSource.script,
            options: ["name": .string(name), "options": options], outside: $0)
        ]
      } ?? []
  }

  /// The beginning of the names of a part's methods and events.
  static func prefix(of name: String) -> String { "\(Name.reservedPrefix)part.\(name)." }
}
