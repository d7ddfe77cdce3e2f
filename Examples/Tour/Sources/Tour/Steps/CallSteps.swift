import WebBridge

extension Chapter {
  @MainActor static let calls = Chapter(
    name: "Calls",
    steps: [
      Step("The page calls Swift") { stage in
        struct Item: Codable {
          var title: String
          var price: Double
        }
        struct Cart: Codable, Equatable {
          var lines: [String]
          var total: Double
        }
        try stage.bridge.handle("cart.add") { (item: Item, quantity: Int) in
          Cart(lines: ["\(quantity) × \(item.title)"], total: item.price * Double(quantity))
        }
        let cart: Cart = try await stage.act("order")
        try check("cart", cart, is: Cart(lines: ["2 × Lamp"], total: 99))
        return "an Item and an Int in, a Cart out"
      },
      Step("Swift calls the page") { stage in
        struct Size: Decodable {
          var width: Double
          var height: Double
        }
        let size: Size = try await stage.bridge.call("page.size")
        let double = try await stage.bridge.call("page.double", 21, as: Int.self)
        try check("page.double", double, is: 42)
        try check("the page has a size", size.width > 0 && size.height > 0, is: true)
        return "the page is \(Int(size.width)) × \(Int(size.height))"
      },
      Step("Optional arguments") { stage in
        try stage.bridge.handle("label.print") { (name: String, title: String?) in
          title.map { "\($0) \(name)" } ?? name
        }
        let labels: [String] = try await stage.act("optionals")
        try check("labels", labels, is: ["Ada", "Ada", "Ada", "Countess Ada"])
        let greeting: String = try await stage.bridge.call("page.greet", "Ada", String?.none)
        try check("page.greet", greeting, is: "Hello, Ada")
        return "missing, null and undefined are nil"
      },
      Step("Who is calling") { stage in
        try stage.bridge.handle("whoami") {
          BridgeCaller.current.map { "\($0.name) from \($0.origin), \($0.url)" }
        }
        let caller: String = try await stage.act("whoami")
        try check("caller", caller, is: "whoami from tour://localhost, tour://localhost/")
        return "BridgeCaller.current: tour://localhost"
      },
      Step("A slow one holds up no other") { stage in
        try stage.bridge.handle("cart.count") { 2 }
        try stage.bridge.handle("camera.develop") { (milliseconds: Int) async throws in
          try await Task.sleep(for: .milliseconds(milliseconds))
          return "developed"
        }
        let order: [String] = try await stage.act("race")
        try check("the order of the answers", order, is: ["quick", "quick", "slow"])
        return "asked first, answered last"
      },
      Step("Ten calls deep") { stage in
        let bridge = stage.bridge
        try bridge.handle("ladder.climb") { [weak bridge] (steps: Int) async throws -> Int in
          guard steps > 0, let bridge else { return 0 }
          return try await 1 + bridge.call("ladder.climb", steps - 1, as: Int.self)
        }
        let depth: Int = try await stage.act("climb", 10)
        try check("depth", depth, is: 10)
        return "each asks the other before it answers"
      },
      Step("Does the other side answer?") { stage in
        let answers: [Bool] = try await stage.act("has")
        try check("what Swift answers to", answers, is: [true, false])
        try check("page.title", try await stage.bridge.has("page.title"), is: true)
        try check("page.fly", try await stage.bridge.has("page.fly"), is: false)
        return "has, on both sides"
      },
    ])
}
