import Foundation
import OfflinePages

@main enum ShopApp {
  static func main() async {
    await Application.run(id: "org.example.Shop") {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.isCheck {
        try await Check.run(pictures: options.picture?.deletingPathExtension())
        Application.quit()
      } else {
        guard let feed = options.feed, let root = options.root else {
          throw UsageError(description: Options.usage)
        }
        let packages = try PackageStore(at: options.folder, root: Data(contentsOf: root))
        try await ShopWindow(packages, feed: PackageFeed(feed)).start()
      }
    }
  }
}
