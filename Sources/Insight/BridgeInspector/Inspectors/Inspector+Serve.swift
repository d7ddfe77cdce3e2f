public import Foundation
import InspectorServing
import WebBridge

extension Inspector {
  /// Serves the inspector's page to browsers of this computer: the recording so far and what follows, the state of the
  /// app, and the methods to call by hand.
  ///
  /// ```swift
  /// print(try await inspector.serve())  // http://127.0.0.1:49152/?token=…
  /// ```
  ///
  /// The server listens on 127.0.0.1 until ``stop()`` or until the bridge ends. The address has a token of 256 random
  /// bits, and whoever has the address can read the recording, and call what the app's page can call. A second call
  /// returns the address of the first one. An app in a simulator has the same loopback address as its Mac; an app with
  /// macOS's sandbox needs the entitlement `com.apple.security.network.server`.
  ///
  /// - Parameter port: The port; 0 takes a free one.
  /// - Returns: The address of the page, with its token.
  /// - Throws: `BridgeError` with the code `unavailable` if the port cannot be used, or if this is a release build whose
  ///   options do not say ``InspectorOptions/servesInReleaseBuilds``.
  public func serve(port: UInt16 = 0) async throws -> URL {
    try Self.checkBuild(isDebug: isDebugBuild, servesInReleaseBuilds)
    let running = browserServer.flatMap { $0.hasEnded ? nil : $0 }
    let server = running ?? BrowserServer(recorder, service, port: port)
    browserServer = server
    do {
      return try await server.url()
    } catch {
      if browserServer === server { browserServer = nil }
      guard let error = error as? PortError else { throw error }
      throw BridgeError(
        .unavailable,
        "Port \(error.port) cannot be used (\(error.reason)). Name another one, or 0 for a free one."
      )
    }
  }

  /// Refuses to listen in release builds, unless the options say so.
  package static func checkBuild(isDebug: Bool, _ servesInReleaseBuilds: Bool) throws {
    guard isDebug || servesInReleaseBuilds else {
      throw BridgeError(
        .unavailable,
        "An inspector listens in debug builds only, unless InspectorOptions.servesInReleaseBuilds is true."
      )
    }
  }
}

/// Whether this module was built for debugging, as the app is.
private let isDebugBuild: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()
