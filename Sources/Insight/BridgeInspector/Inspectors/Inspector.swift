import BridgeMonitor
public import BridgeRecording
public import Foundation
import InspectorServing
public import WebBridge

/// Shows what happens on one bridge: calls, streams and events in both directions, documents, and what a monitor sees
/// of the page.
///
/// ```swift
/// let inspector = try Inspector()
/// let bridge = try Bridge(attachedTo: webView, policy: policy, parts: [.inspector(inspector)])
/// try inspector.open()
/// ```
///
/// An inspector is for development. It listens on no port until ``serve(port:)`` asks for one. It shows payloads, from
/// which its recorder removes secret values by rule (``InspectorOptions/recorder``).
@MainActor public final class Inspector {
  /// The recorder of the bridge.
  public let recorder: Recorder
  let service: InspectorService
  let servesInReleaseBuilds: Bool
  private let title: String
  private var pageFeed: Task<Void, Never>?
  private var window: InspectorWindow?
  /// The server of the page for browsers. The bridge keeps it with the recorder, because apps need not keep an
  /// inspector.
  var browserServer: BrowserServer? {
    get { recorder.companion as? BrowserServer }
    set { recorder.companion = newValue }
  }

  /// Creates an inspector, which the part `.inspector(_:)` gives to a bridge.
  ///
  /// - Parameter options: What to record and to show.
  /// - Throws: `RecordingError` if the file of the options cannot be created.
  public init(options: InspectorOptions = InspectorOptions()) throws {
    let recorder = try Recorder(options.recorder)
    (self.recorder, servesInReleaseBuilds) = (recorder, options.servesInReleaseBuilds)
    title = options.title.isEmpty ? "Inspector" : "\(options.title) – Inspector"
    service = InspectorService(options)
    if let events = options.monitor?.events {
      pageFeed = Task { [weak recorder] in
        for await event in events { recorder?.append(event) }
      }
    }
  }

  /// Begins to record and to show a bridge.
  fileprivate func begin(_ bridge: Bridge) throws {
    guard service.begin(bridge) else {
      throw BridgeError(
        .unavailable,
        "The inspector belongs to another bridge. Create an inspector for each bridge.")
    }
    recorder.begin(bridge)
  }

  /// Creates a web view that shows the recording, for a place of your own in the app.
  ///
  /// - Parameter frame: The frame of the view, in points.
  /// - Throws: `BridgeError` if the view's bridge cannot be attached.
  public func makeView(frame: CGRect = .zero) throws -> WKWebView {
    let configuration = WKWebViewConfiguration()
    try configuration.add(InspectorRoute(), forScheme: InspectorRoute.scheme)
    let view = WKWebView(frame: frame, configuration: configuration)
    let bridge = try Bridge(attachedTo: view, origins: [.exactly(InspectorRoute.origin)])
    try service.serve(bridge, recorder)
    if let url = URL(string: "\(InspectorRoute.origin)/") { view.load(URLRequest(url: url)) }
    return view
  }

  /// Opens a window with the recording, or brings the open one to the front.
  ///
  /// - Throws: `BridgeError` with the code `unavailable` on systems without windows; use ``makeView(frame:)`` there. On
  ///   Linux, also an error if there is no display.
  public func open() throws {
    if let window { return window.show() }
    try InspectorWindow.prepare()
    let window = InspectorWindow(try makeView(), title: title)
    window.onClose = { [weak self] in self?.window = nil }
    self.window = window
    window.show()
  }

  /// Ends the recording, and what serves it to browsers. The window stays open.
  public func stop() {
    pageFeed?.cancel()
    recorder.stop()
  }
}

extension BridgePart {
  /// Records what happens on the bridge, and shows it.
  ///
  /// The bridge's initializer throws `unavailable` if the inspector belongs to another bridge.
  ///
  /// - Parameter inspector: The inspector, which belongs to this bridge from now on.
  public static func inspector(_ inspector: Inspector) -> BridgePart {
    BridgePart(begin: { try inspector.begin($0) })
  }
}

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
