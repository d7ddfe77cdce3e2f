import BridgeInspector
import Foundation

@main enum InspectingApp {
  static func main() async {
    await Application.run(id: "org.example.Inspecting") {
      let options = try Options(CommandLine.arguments.dropFirst())
      let screen = try ShopScreen(recording: options.recording)
      screen.show()
      guard options.isCheck else {
        try screen.inspector.open()
        return print("The inspector in a browser: \(try await screen.inspector.serve())")
      }
      try await Check(screen).run(picture: options.picture)
      print("Inspecting: the inspector has what the page did.")
      Application.quit()
    }
  }
}
