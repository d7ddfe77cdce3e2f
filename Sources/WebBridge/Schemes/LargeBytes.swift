import Foundation

/// Carries large bytes of one bridge by requests to the scheme `webbridge`, in the place of text: an extension of
/// bridges whose configuration was prepared for it.
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

  /// The bytes that a page fetches.
  func blob(at path: String) -> BridgeBlob? { host?.blob(at: path) }
}
