import Foundation

/// An extension that carries large bytes of one bridge in requests to the scheme `webbridge` instead of text. A
/// bridge has it if its configuration was prepared for it.
@MainActor final class LargeBytes: BridgeExtension {
  let name = "large bytes"
  private weak var host: (any ExtensionHost)?

  let pageScripts = [
    PageScript(
      "largeBytes", source: LargeBytesSource.script, options: ["url": .string(ByteScheme.url)])
  ]

  func attached(to host: any ExtensionHost) {
    self.host = host
    host.largestInline = Payload.largestInline(fetches: true)
  }

  /// Keeps bytes that a page posted.
  func upload(_ data: Data, to path: String) -> Bool { host?.upload(data, to: path) ?? false }

  /// Returns the bytes that a page fetches.
  func blob(at path: String) -> BridgeBlob? { host?.blob(at: path) }
}
