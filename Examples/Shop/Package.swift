// swift-tools-version: 6.2.3
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    // In a copy of this folder, replace the path with the repository's URL (see README.md).
    .package(name: "swift-web-bridge", path: "../..")
  ],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "Shop",
      dependencies: ["CGTK", .product(name: "OfflinePages", package: "swift-web-bridge")]),
  ]
)
