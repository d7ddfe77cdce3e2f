import BridgeMonitor
import Foundation

@main enum MonitoringApp {
  static func main() async {
    await Application.run(id: "org.example.Monitoring") {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.isCheck {
        try await Check.run(picture: options.picture)
        Application.quit()
      } else {
        let window = try ShopWindow()
        window.show()
        window.open()
        window.push(to: Gateway(options.gateway), every: .seconds(5))
      }
    }
  }
}
