/// Who may use the bridge.
struct Policy {
  let origins: [OriginMatcher]
  let frames: FrameScope
  let authorize: @MainActor (Caller) -> Bool

  /// Why a document gets no bridge; `nil` where it gets one.
  func refusal(of origin: Origin, isMainFrame: Bool, url: String) -> BridgeError? {
    if origin == .opaque {
      return BridgeError(
        .denied,
        "\(url) has an opaque origin, which no pattern matches. Give HTML that is loaded from a "
          + "string a base URL of an allowed origin: baseURL: URL(string: \"https://app.example/\")."
      )
    }
    guard origins.contains(where: { $0.matches(origin) }) else {
      return BridgeError(
        .denied,
        "\(origin) may not use this bridge. Where it should, add \"\(origin)\" to the origins: "
          + "that the bridge is attached with.")
    }
    guard isMainFrame || frames == .all else {
      return BridgeError(
        .denied,
        "A subframe of \(origin) may not use this bridge: it is attached with frames: .main.")
    }
    return nil
  }
}
