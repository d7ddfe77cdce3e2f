import WebBridge

extension Chapter {
  @MainActor static let errors = Chapter(
    name: "Errors",
    steps: [
      Step("What Swift throws, the page catches") { stage in
        try stage.bridge.handle("cart.buy") { (item: String) throws in
          throw BridgeError("outOfStock", "None left", data: ["item": item])
        }
        let refusal: PageRefusal = try await stage.act("outOfStock")
        try refusal.check("cart.buy", code: "outOfStock")
        try check("message", refusal.message, is: "None left")
        try check("data", refusal.data, is: ["item": "Lamp"])
        return "code, message and data"
      },
      Step("What the page throws, Swift catches") { stage in
        let error = try await refusal("page.checkout", code: "cartEmpty") {
          try await stage.bridge.call("page.checkout", 0, as: Int.self)
        }
        try check("message", error.message, is: "There is nothing to pay for")
        try check("data", error.data, is: ["items": 0])
        try check("the stack names tour.js", error.stack?.contains("tour.js"), is: true)
        return "with the page's stack"
      },
      Step("Wrong arguments are named") { stage in
        try stage.bridge.handle("shelf.take") { (shelf: Int, count: Int) in shelf * count }
        let refusal: PageRefusal = try await stage.act("badArguments")
        try refusal.check("shelf.take", code: .badArguments)
        let names =
          refusal.message.contains("argument 2") && refusal.message.contains("expected Int")
        try check("it names the argument: \(refusal.message)", names, is: true)
        return "argument 2: expected Int, found a string"
      },
      Step("Unknown names") { stage in
        let refused: PageRefusal = try await stage.act("unknown")
        try refused.check("nobody.home", code: .unknownMethod)
        try await refusal("nobody.here", code: .unknownMethod) {
          try await stage.bridge.call("nobody.here", as: Int.self)
        }
        return "unknownMethod, on both sides"
      },
      Step("A refusal by the app") { stage in
        var hasOpened = false
        try stage.bridge.handle("vault.open") { hasOpened = true }
        let refusal: PageRefusal = try await stage.act("vault")
        try refusal.check("vault.open", code: .denied)
        try check("the handler ran", hasOpened, is: false)
        return "denied; its handler did not run"
      },
    ])
}
