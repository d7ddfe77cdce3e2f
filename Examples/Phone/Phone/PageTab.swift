import Foundation
import SwiftUI
import WebBridge

/// Shows the page of the folder `web`, which calls the methods that are registered here.
struct PageTab: View {
  let watch: PageWatch
  @StateObject private var camera = Camera()
  @State private var list = ShoppingList()

  var body: some View {
    BridgedWebView(
      folder: Bundle.main.url(forResource: "web", withExtension: nil),
      parts: watch.parts
    ) { bridge in
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.expose(list)
      try bridge.expose(Stopwatch())
      try bridge.expose(camera)
    }
    .photoPanel(of: camera)
    // The page draws beside the notch. WebKit keeps the field that has the focus above the keyboard.
    .ignoresSafeArea(.container, edges: .horizontal)
    .ignoresSafeArea(.keyboard)
  }
}
