// swift-tools-version: 6.2.3
import PackageDescription

let package = Package(
  name: "Inspecting",
  dependencies: [
    // In a copy of this folder, replace the path with the repository's URL (see README.md).
    .package(name: "swift-web-bridge", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Inspecting",
      dependencies: [.product(name: "BridgeInspector", package: "swift-web-bridge")],
      resources: [.copy("web")])
  ]
)
