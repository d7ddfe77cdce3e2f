// swift-tools-version: 6.2.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-web-bridge")
}

// Fuzzers of the parsers that read what servers and pages send: apart from the library, because libFuzzer's
// instrumentation is for nobody else. scripts/fuzz builds and runs them.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Without macros swift-syntax is not built.
    .package(
      name: "swift-web-bridge", path: "..", traits: ["OfflinePackages", "Requests", "Monitor"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .target(name: "FuzzDriver", dependencies: ["CFuzzer"], swiftSettings: settings),
    // Serving has a link to a source of SiteServing, which is no product.
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzDriver", library("OfflinePackages")],
      swiftSettings: settings),
    // What pages send, which needs WebKitGTK: its JavaScriptCore runs the page's coder.
    .executableTarget(
      name: "FuzzBridge",
      dependencies: [
        "FuzzDriver", library("WebBridge"), library("BridgeTesting"), library("BridgeMonitor"),
        library("WebCookies"), library("WebRequests"), library("DSBridge"),
        library("WebViewJavascriptBridge"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ], swiftSettings: settings),
  ]
)
