import WebBridge

@main enum OlderPageApp {
  static func main() async {
    await Application.run(id: "org.example.OlderPage") {
      let options = try Options(CommandLine.arguments.dropFirst())
      guard options.isCheck else { return try makeScreen(options.step).show() }
      for step in [1, 2] { try await Check.run(try makeScreen(step), picture: options.picture) }
      print("OlderPage: both steps work alike.")
      Application.quit()
    }
  }

  @MainActor private static func makeScreen(_ step: Int) throws -> any ShopScreen {
    step == 1 ? try UnchangedScreen() : try TypedScreen()
  }
}
