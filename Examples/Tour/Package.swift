// swift-tools-version: 6.2.3
import PackageDescription

let package = Package(
  name: "Tour",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a copy of this folder, replace the path with the repository's URL.
    .package(name: "swift-web-bridge", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/onevcat/Rainbow", from: "4.2.2"),
  ],
  targets: [
    .executableTarget(
      name: "Tour",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Rainbow", package: "Rainbow"),
        .product(name: "WebBridge", package: "swift-web-bridge"),
      ],
      resources: [.copy("web")])
  ]
)
