// swift-tools-version: 6.2.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The program behind docs/PERFORMANCE.md. It is a separate package, so that users of the library neither fetch nor
// build it.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    // Macros are off, because they are not measured and need swift-syntax to be built.
    .package(
      name: "swift-web-bridge", path: "..",
      traits: ["OfflinePackages", "Requests", "Monitor", "Inspector", "CommandLine"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.11.0"),
    .package(url: "https://github.com/ordo-one/TextTable", from: "0.0.2"),
  ],
  targets: [
    .systemLibrary(name: "CWebKit", pkgConfig: "webkitgtk-6.0"),
    // The engine alone, with the least code that does the work. The bridge is compared with this target.
    .target(name: "RawEngine", dependencies: ["CWebKit"]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "RawEngine",
        .product(name: "WebBridge", package: "swift-web-bridge"),
        .product(name: "BridgeInspector", package: "swift-web-bridge"),
        .product(name: "BridgeTesting", package: "swift-web-bridge"),
        .product(name: "BridgeMonitor", package: "swift-web-bridge"),
        .product(name: "OfflinePackages", package: "swift-web-bridge"),
        .product(name: "OfflinePages", package: "swift-web-bridge"),
        .product(name: "WebCookies", package: "swift-web-bridge"),
        .product(name: "WebRequests", package: "swift-web-bridge"),
        // Publishes the packages that are measured. It stands beside this program.
        .product(name: "WebBridgeTool", package: "swift-web-bridge"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "TextTable", package: "TextTable"),
      ], resources: [.embedInCode("Pages")], swiftSettings: settings),
  ]
)
