import Foundation
import TypeScriptDeclarations

/// The files in `Samples`.
enum Samples {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Samples").standardizedFileURL

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the declarations for a folder of samples.
  static func declarations(_ name: String) throws -> BridgeDeclarations {
    try BridgeDeclarations(of: SwiftSource.read([folder.appendingPathComponent(name).path]))
  }
}

extension BridgeDeclarations {
  /// Makes the declarations for one source text.
  init(_ text: String) throws { try self.init(of: [SwiftSource(path: "App.swift", text: text)]) }

  /// The declarations of the app, without those of the bridge itself.
  var ofApp: String { text.components(separatedBy: "\n// The bridge itself").first ?? text }

  /// Returns one declaration: the text from its start to the next empty line.
  func declaration(_ name: String) -> String? {
    ofApp.components(separatedBy: "\n\n").first { part in
      part.contains(#/export (interface|type) (\w+)/#)
        && part.firstMatch(of: #/export (?:interface|type) (\w+)/#)?.1 == name[...]
    }?.trimmingCharacters(in: .newlines)
  }
}
