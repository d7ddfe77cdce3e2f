import WebBridge

extension Chapter {
  private struct Theme: Codable, Equatable {
    var isDark: Bool
    var accent: String
  }

  private struct CartChange: Decodable {
    var count: Int
  }

  @MainActor static let events = Chapter(
    name: "Events",
    steps: [
      Step("Swift tells the page") { stage in
        let themes = [Theme(isDark: true, accent: "plum"), Theme(isDark: false, accent: "sea")]
        for theme in themes { stage.bridge.emit("theme.changed", theme) }
        let heard: [Theme] = try await stage.act("heard")
        try check("what the page heard", heard, is: themes)
        return "emit here, bridge.on there"
      },
      Step("The page tells Swift") { stage in
        var counts: [Int] = []
        let subscription = stage.bridge.on("cart.changed") { (change: CartChange) in
          counts.append(change.count)
        }
        try await stage.bridge.call("tour.tell", 2)
        subscription.cancel()
        try await stage.bridge.call("tour.tell", 1)
        try check("what Swift heard", counts, is: [1, 2])
        return "on, until it is cancelled"
      },
      Step("Events as a sequence") { stage in
        let changes = stage.bridge.events("cart.changed", as: CartChange.self)
        try await stage.bridge.call("tour.tell", 3)
        var counts: [Int] = []
        for await change in changes {
          counts.append(change.count)
          if counts.count == 3 { break }
        }
        try check("the sequence", counts, is: [1, 2, 3])
        return "for await change in bridge.events(…)"
      },
    ])
}
