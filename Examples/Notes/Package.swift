// swift-tools-version: 6.2.3
import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [
    // In a copy of this folder, replace the path with the repository's URL (see README.md).
    .package(name: "swift-web-bridge", path: "../..")
  ],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "Notes",
      dependencies: ["CGTK", .product(name: "WebBridge", package: "swift-web-bridge")],
      resources: [.copy("web")]),
  ]
)
