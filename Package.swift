// swift-tools-version: 6.2.3
import CompilerPluginSupport
import PackageDescription

/// Warnings are errors only where the scripts of the package and its CI build. Xcode and SwiftPM suppress the warnings
/// of dependencies, and the compiler refuses both settings together.
let warnings: [SwiftSetting] =
  Context.environment["WEBBRIDGE_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

/// On Linux, the package brings its own implementation of `WebKit`, against which everything is written.
let webKit: [Target.Dependency]
/// The app that tests kill. On Apple's systems, an app that shows web views needs a bundle.
let packageApp: [Target.Dependency]
#if os(Linux)
  webKit = ["WebKitGTK"]
  packageApp = ["PackageApp"]
#else
  webKit = []
  packageApp = []
#endif

/// The privacy manifests of the targets that need one on Apple's systems. SwiftPM makes a resource bundle of them, and
/// links Foundation for it, so that Linux excludes them.
#if os(Linux)
  let privacy = (exclude: ["PrivacyInfo.xcprivacy"], resources: [Resource]())
#else
  let privacy = (exclude: [String](), resources: [Resource.copy("PrivacyInfo.xcprivacy")])
#endif

// A dependency that only some products need has the condition of a trait, so that an app without the trait neither
// fetches nor builds it.
func dependency(
  _ product: String, of package: String, for traits: Set<String>
) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: traits))
}
func syntax(_ product: String) -> Target.Dependency {
  dependency(product, of: "swift-syntax", for: ["Macros"])
}
let macros = Target.Dependency.target(name: "BridgeMacros", condition: .when(traits: ["Macros"]))
let crypto = dependency(
  "Crypto", of: "swift-crypto", for: ["OfflinePackages", "Inspector", "CommandLine"])
let metrics = dependency("Metrics", of: "swift-metrics", for: ["Monitor"])
let tracing = dependency("Tracing", of: "swift-distributed-tracing", for: ["Monitor"])
let histogram = dependency("Histogram", of: "hdrhistogram-swift", for: ["Monitor"])
let flyingFox = dependency("FlyingFox", of: "FlyingFox", for: ["Inspector", "CommandLine"])
let flyingSocks = dependency("FlyingSocks", of: "FlyingFox", for: ["Inspector", "CommandLine"])
let httpTypes = dependency(
  "HTTPTypes", of: "swift-http-types", for: ["OfflinePackages", "Requests"])
let argumentParser = dependency(
  "ArgumentParser", of: "swift-argument-parser", for: ["CommandLine"])
let log = Target.Dependency.product(name: "Logging", package: "swift-log")
let deque = Target.Dependency.product(name: "DequeModule", package: "swift-collections")
let ordered = Target.Dependency.product(name: "OrderedCollections", package: "swift-collections")

/// The districts of the package: folders of `Sources` and of `Tests`, and the targets in each.
let districts: [(name: String, sources: [String], tests: [String])] = [
  // What every other district may use.
  ("Base", ["Disclosure", "HTTPTransport", "Locking", "SiteServing"], ["TestSupport"]),
  (
    "Bridge", ["BridgeCodec", "BridgeCore", "BridgeMacros", "BridgeTesting", "WebBridge"],
    [
      "BridgeCodecTests", "BridgeCoreTests", "BridgeMacrosTests", "BridgeTestingTests",
      "ConformanceTests", "MainActorModule",
    ]
  ),
  // WebKit on Linux.
  (
    "Engines", ["CMainLoop", "CWebKitGTK", "WebKitGTK"],
    ["SameSourceApp", "SameSourceTests", "WebKitGTKTests", "XCTestTests"]
  ),
  (
    "OlderBridges", ["BridgeLegacy", "DSBridge", "WebViewJavascriptBridge"],
    [
      "ComparisonTests", "DSBridgeApp", "DSBridgeTests", "DropInTests", "Swift5App",
      "Swift5AppTests",
    ]
  ),
  (
    "Packages", ["OfflinePackages", "OfflinePages", "PackagePublishing"],
    [
      "OfflinePackagesTests", "OfflinePagesTests", "PackageApp", "PackageInstaller",
      "PackagePublishingTests",
    ]
  ),
  ("Network", ["WebCookies", "WebRequests"], ["WebCookiesTests", "WebRequestsTests"]),
  (
    "Insight",
    ["BridgeInspector", "BridgeMonitor", "BridgeRecording", "InspectorServing"],
    ["BridgeInspectorTests", "BridgeMonitorTests", "BridgeRecordingTests"]
  ),
  ("Tools", ["TypeScriptDeclarations", "WebBridgeTool"], ["TypeScriptTests"]),
]

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
    .trait(name: "OfflinePackages", description: "OfflinePackages and OfflinePages."),
    .trait(name: "Requests", description: "WebRequests."),
    .trait(name: "Monitor", description: "BridgeMonitor."),
    .trait(name: "Inspector", description: "BridgeInspector.", enabledTraits: ["Monitor"]),
    .trait(
      name: "CommandLine", description: "The command `swift package webbridge`.",
      enabledTraits: ["OfflinePackages"]),
    .default(enabledTraits: [
      "Macros", "OfflinePackages", "Requests", "Monitor", "Inspector", "CommandLine",
    ]),
  ],
  dependencies: [
    // Each lower bound is a version that the package was built with. An app may need the next versions of swift-syntax
    // for other macros, so that the upper bound admits those of later toolchains.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    // The interface of metrics backends, which apps choose. Only the monitor uses it.
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    // The interface of tracing backends, which apps choose, and a histogram. Only the monitor uses them.
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // The fields, methods and status of HTTP, as other libraries have them. The relay and the feeds use them.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The development server of the command line, the inspector's page in a browser, and the tests.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
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
      dependencies: ["Disclosure", ordered],
      swiftSettings: settings),
    .target(
      name: "BridgeCore",
      dependencies: [
        "BridgeCodec", "Disclosure", macros, log,
        deque,
        ordered,
      ],
      exclude: ["Runtime/Page", "Runtime/order.txt"],
      swiftSettings: settings),
    // The APIs of older bridges for pages, as extensions of the bridge.
    .target(
      name: "BridgeLegacy", dependencies: ["BridgeCore", "Disclosure", log], exclude: ["Page"],
      swiftSettings: settings),
    .target(
      name: "WebBridge",
      dependencies: [
        "BridgeLegacy", "Disclosure", "HTTPTransport", "Locking", "SiteServing", log,
        deque,
      ]
        + webKit, exclude: ["Engine/Page", "FailedCalls/Page"] + privacy.exclude,
      resources: privacy.resources, swiftSettings: settings),
    // What every server of a site's files decides: origins, paths, response fields, media types, and which files may be
    // opened.
    .target(
      name: "SiteServing", exclude: privacy.exclude, resources: privacy.resources,
      swiftSettings: settings),
    // A value that threads share, for the targets that need no actor.
    .target(name: "Locking", swiftSettings: settings),
    // Requests that `URLSession` sends, and responses that are read in pieces.
    .target(name: "HTTPTransport", dependencies: ["Locking", httpTypes], swiftSettings: settings),
    // What may be said of texts of pages, servers and files: in logs, terminals, recordings and reports.
    .target(name: "Disclosure", dependencies: [log], swiftSettings: settings),
    // Web packages that are fetched, checked, stored and updated: knows no web view.
    .target(
      name: "OfflinePackages",
      dependencies: [
        "Disclosure", "HTTPTransport", "Locking", "SiteServing", crypto, httpTypes, log,
      ],
      exclude: privacy.exclude, resources: privacy.resources, swiftSettings: settings),
    // Serves packages to web views: an extension of the bridge.
    .target(
      name: "OfflinePages",
      dependencies: ["Disclosure", "OfflinePackages", "SiteServing", "WebBridge", log],
      exclude: ["Page"],
      swiftSettings: settings),
    // Keeps the cookies of an app and of its web views equal.
    .target(
      name: "WebCookies", dependencies: ["Disclosure", "Locking", "WebBridge", log],
      swiftSettings: settings),
    // Sends requests of pages natively: an extension of the bridge.
    .target(
      name: "WebRequests",
      dependencies: [
        "Disclosure", "HTTPTransport", "Locking", "WebBridge", "WebCookies", httpTypes, log,
      ],
      exclude: ["Page"], swiftSettings: settings),
    // Measures pages and calls, for logs, metrics and the app: an extension of the bridge.
    .target(
      name: "BridgeMonitor",
      dependencies: [
        "Disclosure", "WebBridge", log, metrics,
        tracing,
        histogram,
      ], exclude: ["Page"], swiftSettings: settings),
    // What happens on a bridge, as lines that people read and tests replay. The module does not depend on web views.
    .target(
      name: "BridgeRecording",
      dependencies: [
        "BridgeCore", "Disclosure", "Locking", log,
        deque,
        ordered,
      ], swiftSettings: settings),
    // The page that shows recordings, and its server for browsers of the same computer.
    .target(
      name: "InspectorServing",
      dependencies: [
        "SiteServing", crypto, flyingFox, flyingSocks,
      ], exclude: ["Page"] + privacy.exclude, resources: privacy.resources, swiftSettings: settings),
    // Shows what happens on a bridge while an app is developed.
    .target(
      name: "BridgeInspector",
      dependencies: [
        "BridgeMonitor", "BridgeRecording", "InspectorServing", "WebBridge",
        flyingFox, flyingSocks,
        ordered,
      ], swiftSettings: settings),
    // Makes, signs, publishes and checks releases of packages: apps do not link it.
    .target(
      name: "PackagePublishing",
      dependencies: [
        "Disclosure", "Locking", "OfflinePackages", "SiteServing",
        crypto,
      ], swiftSettings: settings),
    // The APIs of older bridges, for apps that were written for them.
    .target(
      name: "WebViewJavascriptBridge", dependencies: ["Disclosure", "WebBridge", log],
      swiftSettings: settings),
    .target(
      name: "DSBridge",
      dependencies: [
        "Disclosure", "WebBridge", macros, log,
      ], swiftSettings: settings),
    .target(
      name: "BridgeTesting",
      dependencies: [
        "BridgeLegacy", "BridgeRecording", log,
        deque,
        ordered,
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
        "Disclosure", "InspectorServing", "Locking", "OfflinePackages",
        "PackagePublishing", "SiteServing",
        .target(name: "TypeScriptDeclarations", condition: .when(traits: ["Macros"])),
        argumentParser, flyingFox, flyingSocks,
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
    .target(
      name: "TestSupport",
      dependencies: [
        "BridgeCodec", "Locking", flyingFox, flyingSocks,
        ordered,
      ], swiftSettings: settings),
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
        ordered,
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
      name: "MainActorModule", dependencies: ["WebBridge"],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "BridgeLegacy", "WebBridge", "DSBridge", "BridgeTesting", "TestSupport", "MainActorModule",
        "Locking", "SiteServing",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WebCookiesTests",
      dependencies: [
        "WebCookies", "TestSupport", log, flyingFox, flyingSocks,
      ], swiftSettings: settings),
    .testTarget(
      name: "DropInTests", dependencies: ["WebViewJavascriptBridge", "TestSupport"],
      swiftSettings: settings),
    // An app that was written for DSBridge-Swift, in the Swift 5 language mode, like most such apps.
    .target(
      name: "DSBridgeApp", dependencies: ["DSBridge"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DSBridgeTests", dependencies: ["DSBridge", "DSBridgeApp", "TestSupport", log],
      swiftSettings: settings),
    // A typical app with its tests: in the Swift 5 language mode, and without actor annotations.
    .target(
      name: "Swift5App", dependencies: ["WebViewJavascriptBridge", "DSBridge"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Swift5AppTests", dependencies: ["Swift5App", "WebViewJavascriptBridge", "DSBridge"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // An app that is written for Apple's systems, in the Swift 5 language mode, like most such apps.
    .target(
      name: "SameSourceApp", dependencies: webKit,
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
        ordered,
      ], exclude: ["Samples"], swiftSettings: settings),
    .testTarget(
      name: "BridgeRecordingTests",
      dependencies: [
        "BridgeCore", "BridgeRecording", "BridgeTesting", "Disclosure", "Locking", "TestSupport",
        log,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BridgeTestingTests", dependencies: ["BridgeTesting", "BridgeCore"] + webKit,
      swiftSettings: settings),
    // A program that installs packages, which the tests kill.
    .executableTarget(
      name: "PackageInstaller",
      dependencies: [
        "Locking", "OfflinePackages", crypto,
      ], swiftSettings: settings),
    .testTarget(
      name: "OfflinePackagesTests",
      dependencies: [
        "HTTPTransport", "Locking", "OfflinePackages", "PackageInstaller", "TestSupport",
        crypto, httpTypes, log, flyingSocks,
      ], exclude: ["Vectors"], swiftSettings: settings),
    .testTarget(
      name: "OfflinePagesTests",
      dependencies: [
        "BridgeInspector", "BridgeMonitor", "Locking", "OfflinePages",
        "PackagePublishing", "SiteServing", "TestSupport", "WebRequests", crypto, log, flyingFox,
        flyingSocks,
      ] + packageApp,
      swiftSettings: settings),
    .testTarget(
      name: "WebRequestsTests",
      dependencies: [
        "HTTPTransport", "Locking", "WebRequests", "WebCookies", "TestSupport", httpTypes, log,
        crypto, flyingFox, flyingSocks,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BridgeMonitorTests",
      dependencies: [
        "BridgeMonitor", "Disclosure", "TestSupport", log,
        metrics,
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        tracing, flyingFox, flyingSocks,
      ], swiftSettings: settings),
    .testTarget(
      name: "BridgeInspectorTests",
      dependencies: [
        "BridgeInspector", "BridgeTesting", "Disclosure", "InspectorServing", "Locking",
        "OfflinePages", "TestSupport", "WebRequests", httpTypes, log, flyingFox, flyingSocks,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PackagePublishingTests",
      dependencies: [
        "OfflinePackages", "PackagePublishing", "SiteServing", "WebBridgeTool",
      ], swiftSettings: settings),
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
      name: "WebKitGTK",
      dependencies: ["CWebKitGTK", "CMainLoop", "Disclosure", "SiteServing", log],
      exclude: ["Schemes/Bodies/Page", "Schemes/Requests/Page"], swiftSettings: settings),
    // Small programs, one for each kind of `main`. The tests start them and wait for their end.
    .target(
      name: "ProgramModes", dependencies: ["BridgeCore", "BridgeTesting", "WebKitGTK"],
      path: "Tests/Engines/Programs/Modes", swiftSettings: settings),
    .executableTarget(
      name: "SynchronousProgram", dependencies: ["ProgramModes", "WebKitGTK"],
      path: "Tests/Engines/Programs/Synchronous", swiftSettings: settings),
    .executableTarget(
      name: "AsynchronousProgram", dependencies: ["ProgramModes", "WebKitGTK"],
      path: "Tests/Engines/Programs/Asynchronous", swiftSettings: settings),
    .executableTarget(
      name: "TopLevelProgram", dependencies: ["ProgramModes", "WebKitGTK"],
      path: "Tests/Engines/Programs/TopLevel", swiftSettings: settings),
    // An app that shows packages, which the tests kill.
    .executableTarget(
      name: "PackageApp", dependencies: ["OfflinePages"],
      swiftSettings: settings),
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
    "BridgeMacros", "TypeScriptDeclarations", "WebBridgeTool", "WebBridgeCommand",
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

for district in districts {
  for target in package.targets {
    if district.sources.contains(target.name) {
      target.path = "Sources/\(district.name)/\(target.name)"
    } else if district.tests.contains(target.name) {
      target.path = "Tests/\(district.name)/\(target.name)"
    }
  }
}
