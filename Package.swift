// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// On Linux, the package brings its own implementation of `WebKit`, against which everything is written.
let webKit: [Target.Dependency]
#if os(Linux)
  webKit = ["WebKitGTK"]
#else
  webKit = []
#endif

/// Without the trait, swift-syntax is neither fetched nor built.
let macros = Set(["Macros"])
func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax", condition: .when(traits: macros))
}

let log = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
  name: "swift-web-bridge",
  platforms: [.iOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "WebBridge", targets: ["WebBridge"]),
    .library(name: "OfflinePackages", targets: ["OfflinePackages"]),
    .library(name: "OfflinePages", targets: ["OfflinePages"]),
    .library(name: "WebCookies", targets: ["WebCookies"]),
    .library(name: "WebRequests", targets: ["WebRequests"]),
    .library(name: "BridgeMonitor", targets: ["BridgeMonitor"]),
    .library(name: "BridgeInspector", targets: ["BridgeInspector"]),
    .library(name: "BridgeTesting", targets: ["BridgeTesting"]),
    .library(name: "WebViewJavascriptBridge", targets: ["WebViewJavascriptBridge"]),
    .library(name: "DSBridge", targets: ["DSBridge"]),
    // The name is not `webbridge`, because Xcode cannot build an executable whose name differs from a
    // module's only in case. People type the name of the plugin.
    .executable(name: "WebBridgeTool", targets: ["WebBridgeTool"]),
    .plugin(name: "WebBridgeCommand", targets: ["WebBridgeCommand"]),
  ],
  traits: [
    .trait(name: "Macros", description: "@Exposed and @PageInterface, which need swift-syntax."),
    .default(enabledTraits: macros),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.11.0"),
    // The interface of metrics backends, which apps choose. Only the monitor uses it.
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    // The interface of tracing backends, which apps choose, and a histogram. Only the monitor uses them.
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.2.0"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Only the demo uses Rainbow.
    .package(url: "https://github.com/onevcat/Rainbow", from: "4.0.0"),
    // The development server of the command line, the inspector's page in a browser, and the tests.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.26.0"),
  ],
  targets: [
    .macro(
      name: "BridgeMacros",
      dependencies: [
        syntax("SwiftCompilerPlugin"), syntax("SwiftDiagnostics"), syntax("SwiftIfConfig"),
        syntax("SwiftParser"), syntax("SwiftSyntax"), syntax("SwiftSyntaxBuilder"),
        syntax("SwiftSyntaxMacros"),
      ], swiftSettings: settings),
    // Values, and the lines that carry them. The module does not depend on pages.
    .target(
      name: "BridgeCodec",
      dependencies: [.product(name: "OrderedCollections", package: "swift-collections")],
      swiftSettings: settings),
    .target(
      name: "BridgeCore",
      dependencies: [
        "BridgeCodec", .target(name: "BridgeMacros", condition: .when(traits: macros)), log,
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      exclude: ["Runtime/Page", "Runtime/order.txt"],
      swiftSettings: settings),
    // The APIs of older bridges for pages, as extensions of the bridge.
    .target(
      name: "BridgeLegacy", dependencies: ["BridgeCore", log], exclude: ["Page"],
      swiftSettings: settings),
    .target(
      name: "WebBridge",
      dependencies: [
        "BridgeLegacy", "MediaTypes", log,
        .product(name: "DequeModule", package: "swift-collections"),
      ]
        + webKit, exclude: ["FailedCalls/Page", "Schemes/Page"], swiftSettings: settings),
    // The media types of files, for the served folders of apps and for packages.
    .target(name: "MediaTypes", swiftSettings: settings),
    // A value that threads share, for the targets that need no actor.
    .target(name: "Locking", swiftSettings: settings),
    // Web packages that are fetched, checked, stored and updated: knows no web view.
    .target(
      name: "OfflinePackages",
      dependencies: ["Locking", .product(name: "Crypto", package: "swift-crypto"), log],
      swiftSettings: settings),
    // Serves packages to web views: an extension of the bridge.
    .target(
      name: "OfflinePages", dependencies: ["OfflinePackages", "WebBridge", log], exclude: ["Page"],
      swiftSettings: settings),
    // Keeps the cookies of an app and of its web views equal.
    .target(
      name: "WebCookies", dependencies: ["Locking", "WebBridge", log], swiftSettings: settings),
    // Sends requests of pages natively: an extension of the bridge.
    .target(
      name: "WebRequests", dependencies: ["Locking", "WebBridge", "WebCookies", log],
      exclude: ["Page"], swiftSettings: settings),
    // Measures pages and calls, for logs, metrics and the app: an extension of the bridge.
    .target(
      name: "BridgeMonitor",
      dependencies: [
        "WebBridge", log, .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "Histogram", package: "hdrhistogram-swift"),
      ], exclude: ["Page"], swiftSettings: settings),
    // What happens on a bridge, as lines that people read and tests replay. The module does not depend on web views.
    .target(
      name: "BridgeRecording",
      dependencies: [
        "BridgeCore", "Locking", log,
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ], swiftSettings: settings),
    // The page that shows recordings, for the inspector of apps and for the command line.
    .target(
      name: "InspectorPage", dependencies: ["MediaTypes"], exclude: ["Page"],
      swiftSettings: settings),
    // Serves that page to browsers of the same computer.
    .target(
      name: "InspectorServing",
      dependencies: [
        "InspectorPage", .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: settings),
    // Shows what happens on a bridge while an app is developed.
    .target(
      name: "BridgeInspector",
      dependencies: [
        "BridgeMonitor", "BridgeRecording", "InspectorPage", "InspectorServing", "WebBridge",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ], swiftSettings: settings),
    // Makes, signs, publishes and checks releases of packages: apps do not link it.
    .target(
      name: "PackagePublishing",
      dependencies: [
        "Locking", "MediaTypes", "OfflinePackages",
        .product(name: "Crypto", package: "swift-crypto"),
      ], swiftSettings: settings),
    // The APIs of older bridges, for apps that were written for them.
    .target(
      name: "WebViewJavascriptBridge", dependencies: ["WebBridge", log], swiftSettings: settings),
    .target(
      name: "DSBridge",
      dependencies: [
        "WebBridge", .target(name: "BridgeMacros", condition: .when(traits: macros)), log,
      ], swiftSettings: settings),
    .target(
      name: "BridgeTesting",
      dependencies: [
        "BridgeLegacy", "BridgeRecording", log,
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
        + webKit, exclude: ["Window", "Replay/Page"], swiftSettings: settings),
    .target(
      name: "TypeScriptDeclarations",
      dependencies: [
        syntax("SwiftDiagnostics"),
        syntax("SwiftParser"),
        syntax("SwiftParserDiagnostics"),
        syntax("SwiftSyntax"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "WebBridgeTool",
      dependencies: [
        "InspectorServing", "MediaTypes", "OfflinePackages", "PackagePublishing",
        .target(name: "TypeScriptDeclarations", condition: .when(traits: macros)),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: settings),
    .plugin(
      name: "WebBridgeCommand",
      capability: .command(
        intent: .custom(
          verb: "webbridge",
          description:
            "Writes TypeScript declarations, and packs, signs and publishes web packages."),
        permissions: [
          .writeToPackageDirectory(
            reason:
              "The declarations, keys, releases and feeds are written where its arguments say.")
        ]), dependencies: ["WebBridgeTool"]),
    .executableTarget(
      name: "Tour",
      dependencies: [
        "WebBridge", log, .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Rainbow", package: "Rainbow"),
      ],
      exclude: ["Page"], swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: [
        "BridgeCodec",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "BridgeMacrosTests",
      dependencies: [
        "BridgeMacros", syntax("SwiftDiagnostics"), syntax("SwiftParser"), syntax("SwiftSyntax"),
        syntax("SwiftSyntaxBuilder"), syntax("SwiftSyntaxMacroExpansion"),
        syntax("SwiftSyntaxMacros"),
      ], swiftSettings: settings),
    .testTarget(
      name: "BridgeCodecTests",
      dependencies: [
        "BridgeCodec", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ], exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "BridgeCoreTests",
      dependencies: [
        "BridgeCodec", "BridgeCore", "BridgeLegacy", "WebBridge", "BridgeTesting", "TestSupport",
        log,
      ],
      swiftSettings: settings),
    // Exposed types and page interfaces in a module whose default isolation is the main actor.
    .target(
      name: "MainActorModule", dependencies: ["WebBridge"], path: "Tests/MainActorModule",
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "BridgeLegacy", "WebBridge", "DSBridge", "BridgeTesting", "TestSupport", "MainActorModule",
        "MediaTypes", "Locking",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WebCookiesTests",
      dependencies: [
        "WebCookies", "TestSupport", log, .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: settings),
    .testTarget(
      name: "DropInTests", dependencies: ["WebViewJavascriptBridge", "TestSupport"],
      swiftSettings: settings),
    // An app that was written for DSBridge-Swift, in the Swift 5 language mode, like most such apps.
    .target(
      name: "DSBridgeApp", dependencies: ["DSBridge"], path: "Tests/DSBridgeApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DSBridgeTests", dependencies: ["DSBridge", "DSBridgeApp", "TestSupport", log],
      swiftSettings: settings),
    // A typical app with its tests: in the Swift 5 language mode, and without actor annotations.
    .target(
      name: "Swift5App", dependencies: ["WebViewJavascriptBridge", "DSBridge"],
      path: "Tests/Swift5App", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Swift5AppTests", dependencies: ["Swift5App", "WebViewJavascriptBridge", "DSBridge"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // An app that is written for Apple's systems, in the Swift 5 language mode, like most such apps.
    .target(
      name: "SameSourceApp", dependencies: webKit, path: "Tests/SameSourceApp",
      // Warnings are suppressed on Linux, because without Objective-C the compiler warns more than on Apple's systems.
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"], .when(platforms: [.linux])),
      ]),
    // Pages and native code of the older bridges, over models of their own wires and over this package's wire.
    .testTarget(
      name: "ComparisonTests",
      dependencies: ["WebBridge", "DSBridge", "WebViewJavascriptBridge", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TypeScriptTests",
      dependencies: [
        "TypeScriptDeclarations", "WebBridgeTool", "BridgeCore", "BridgeTesting", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ], exclude: ["Samples"], swiftSettings: settings),
    .testTarget(
      name: "BridgeRecordingTests",
      dependencies: ["BridgeCore", "BridgeRecording", "BridgeTesting", "TestSupport", log],
      swiftSettings: settings),
    .testTarget(
      name: "BridgeTestingTests", dependencies: ["BridgeTesting", "BridgeCore"] + webKit,
      swiftSettings: settings),
  ]
)

#if os(Linux)
  package.products += [.library(name: "WebKitGTK", targets: ["WebKitGTK"])]
  package.targets += [
    .systemLibrary(
      name: "CWebKitGTK", pkgConfig: "webkitgtk-6.0",
      providers: [.apt(["libwebkitgtk-6.0-dev"])]),
    .target(name: "CMainLoop", dependencies: ["CWebKitGTK"]),
    .target(
      name: "WebKitGTK", dependencies: ["CWebKitGTK", "CMainLoop", log],
      exclude: ["Schemes/Bodies/Page", "Schemes/Requests/Page"], swiftSettings: settings),
    // The tests of offline packages start nginx and other programs of Linux.
    // A program that installs packages, which the tests kill.
    .executableTarget(
      name: "PackageInstaller",
      dependencies: [
        "Locking", "OfflinePackages", .product(name: "Crypto", package: "swift-crypto"),
      ],
      path: "Tests/Programs/PackageInstaller", swiftSettings: settings),
    .testTarget(
      name: "OfflinePackagesTests",
      dependencies: [
        "Locking", "OfflinePackages", "PackageInstaller", "TestSupport",
        .product(name: "Crypto", package: "swift-crypto"), log,
      ], exclude: ["Vectors"], swiftSettings: settings),
    .testTarget(
      name: "OfflinePagesTests",
      dependencies: [
        "BridgeInspector", "OfflinePages", "TestSupport",
        .product(name: "Crypto", package: "swift-crypto"), log,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WebRequestsTests",
      dependencies: [
        "Locking", "WebRequests", "WebCookies", "TestSupport", log,
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BridgeMonitorTests",
      dependencies: [
        "BridgeMonitor", "TestSupport", log,
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: settings),
    .testTarget(
      name: "BridgeInspectorTests",
      dependencies: [
        "BridgeInspector", "BridgeTesting", "TestSupport", "WebRequests", log,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PackagePublishingTests",
      dependencies: [
        "OfflinePackages", "PackagePublishing", "MediaTypes", "WebBridgeTool",
      ], swiftSettings: settings),
    // Small programs, one for each kind of `main`. The tests start them and wait for their end.
    .target(
      name: "ProgramModes", dependencies: ["WebKitGTK"], path: "Tests/Programs/Modes",
      swiftSettings: settings),
    .executableTarget(
      name: "SynchronousProgram", dependencies: ["ProgramModes", "WebKitGTK"],
      path: "Tests/Programs/Synchronous", swiftSettings: settings),
    .executableTarget(
      name: "AsynchronousProgram", dependencies: ["ProgramModes", "WebKitGTK"],
      path: "Tests/Programs/Asynchronous", swiftSettings: settings),
    .executableTarget(
      name: "TopLevelProgram", dependencies: ["ProgramModes", "WebKitGTK"],
      path: "Tests/Programs/TopLevel", swiftSettings: settings),
    .testTarget(
      name: "WebKitGTKTests",
      dependencies: [
        "WebKitGTK", "SynchronousProgram", "AsynchronousProgram", "TopLevelProgram", "CWebKitGTK",
        "TestSupport", log,
      ], swiftSettings: settings),
    // Tests as apps have them, which wait with the run loop. Only this target uses XCTest.
    .testTarget(
      name: "XCTestTests", dependencies: ["WebKitGTK"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SameSourceTests", dependencies: ["SameSourceApp", "WebKitGTK"],
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
  ]
#endif

// `scripts/sanitize thread` builds the named tests, without the command line and without swift-syntax, because these
// have one thread and take most of the build's time.
if let tests = Context.environment["WEBBRIDGE_TESTS"]?.split(separator: ",").map(String.init) {
  let left: Set = [
    "BridgeMacros", "TypeScriptDeclarations", "WebBridgeTool", "WebBridgeCommand", "Tour",
    "MainActorModule", "DSBridgeApp", "Swift5App", "SameSourceApp",
  ]
  package.products.removeAll { left.contains($0.name) }
  package.targets.removeAll {
    left.contains($0.name) || $0.type == .test && !tests.contains($0.name)
  }
  for target in package.targets {
    target.dependencies.removeAll {
      if case .targetItem(let name, _) = $0 { left.contains(name) } else { false }
    }
  }
}
