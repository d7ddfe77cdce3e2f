// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Fuzzers of the parsers that read what a server sends: apart from the library, because libFuzzer's instrumentation
// is for nobody else. scripts/fuzz builds and runs them.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Without macros swift-syntax is not built.
    .package(name: "swift-web-bridge", path: "..", traits: [])
  ],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    // Serving has links to sources of WebBridge and WebBridgeTool, whose targets need WebKit and a server.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer", .product(name: "OfflinePackages", package: "swift-web-bridge"),
      ], swiftSettings: settings),
  ]
)
