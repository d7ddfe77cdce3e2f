import SwiftUI

/// The app: a page of its bundle, the pages of a signed package, and in debug builds a tab for developers.
@main struct PhoneApp: App {
  @State private var watch = PageWatch()

  var body: some Scene {
    WindowGroup {
      TabView {
        PageTab(watch: watch)
          .tabItem { Label("Page", systemImage: "iphone") }
        GuideTab()
          .tabItem { Label("Guide", systemImage: "shippingbox") }
        #if DEBUG
          DeveloperTab(watch: watch)
            .tabItem { Label("Inspector", systemImage: "stethoscope") }
        #endif
      }
    }
  }
}
