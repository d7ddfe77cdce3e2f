import Foundation
import WebKitGTK

@main enum BrowserApp {
  static func main() async {
    await Application.run(id: "org.example.Browser") {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.isCheck {
        try await Check().run(picture: options.picture)
        return Application.quit()
      }
      let browser = BrowserWindow(downloads: options.downloads)
      browser.addTab()
      browser.show()
      if let address = options.address { browser.open(address) }
    }
  }
}
