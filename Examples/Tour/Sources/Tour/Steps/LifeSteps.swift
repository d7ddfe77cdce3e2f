import WebBridge

extension Chapter {
  @MainActor static let life = Chapter(
    name: "Life",
    steps: [
      Step("A reload fails what was pending") { stage in
        let calls = (1...3).map { _ in
          Task { try await stage.bridge.call("page.never", as: Int.self) }
        }
        try await Task.sleep(for: .milliseconds(20))
        stage.webView.reload()
        for call in calls {
          try await refusal("page.never", code: .documentGone) { try await call.value }
        }
        return "documentGone, each of three"
      },
      Step("The next page works as the first") { stage in
        let title: String = try await stage.bridge.call("page.title")
        try check("page.title", title, is: "WebBridge: the tour")
        let depth: Int = try await stage.act("climb", 2)
        try check("depth", depth, is: 2)
        return "handlers serve every page"
      },
      Step("A stranger finds no bridge") { stage in
        let stranger = try stage.makeGuest(at: "stranger://localhost/guest.html")
        try await refusal("guest.never", code: .denied) {
          try await stranger.bridge.call("guest.never", as: Int.self)
        }
        let outcome = try await outcome(of: stranger.view)
        try check("what the page finds", outcome, is: "undefined, unavailable")
        return "stranger://localhost has no window.bridge"
      },
      Step("Detached is detached") { stage in
        let guest = try stage.makeGuest(at: "tour://localhost/guest.html")
        try guest.bridge.handle("guest.wait") { () async throws in
          try await Task.sleep(for: .seconds(60))
        }
        try check("guest.never", try await guest.bridge.has("guest.never"), is: true)
        let call = Task { try await guest.bridge.call("guest.never", as: Int.self) }
        try await Task.sleep(for: .milliseconds(20))
        guest.bridge.detach()
        try await refusal("guest.never", code: .detached) { try await call.value }
        try await refusal("guest.never", code: .detached) {
          try await guest.bridge.call("guest.never", as: Int.self)
        }
        let outcome = try await outcome(of: guest.view)
        try check("what the page finds", outcome, is: "object, detached")
        return "both sides are told"
      },
    ])

  /// Asks a guest page, without using the bridge, for the type of `window.bridge` and the outcome of its call.
  @MainActor private static func outcome(of view: WKWebView) async throws -> String? {
    let script = """
      if (document.readyState !== 'complete') await new Promise((done) => onload = done)
      return `${typeof window.bridge}, ${await window.outcome}`
      """
    return try await view.callAsyncJavaScript(
      script, arguments: [:], in: nil, contentWorld: .page) as? String
  }
}
