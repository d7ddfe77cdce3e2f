// swift-tools-version: 6.2.3
import PackageDescription

let package = Package(
  name: "Monitoring",
  dependencies: [
    // In a copy of this folder, replace the path with the repository's URL (see README.md).
    .package(name: "swift-web-bridge", path: "../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.11.0"),
    // The interface of metrics backends. This example has a small backend of its own.
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "Monitoring",
      dependencies: [
        .product(name: "BridgeMonitor", package: "swift-web-bridge"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
      ],
      resources: [.copy("web")])
  ]
)
