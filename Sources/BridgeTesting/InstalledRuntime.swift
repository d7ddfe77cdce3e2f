import BridgeCore

/// The page runtime that a bridge put into a page, and who hears what it says.
@MainActor final class InstalledRuntime {
  let script: String
  let receiver: any EngineReceiver

  init(script: String, receiver: any EngineReceiver) {
    self.script = script
    self.receiver = receiver
  }
}
