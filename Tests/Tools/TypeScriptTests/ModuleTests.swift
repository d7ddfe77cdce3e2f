import Foundation
import Testing
import TypeScriptDeclarations

/// Types of one name in several modules.
@Suite struct ModuleTests {
  /// Returns the declarations of a package whose files are at the given paths.
  private func declarations(_ files: [String: String], of folders: String...) throws
    -> BridgeDeclarations
  {
    let folder = try Folder()
    for (path, text) in files { try folder.write(text, to: path) }
    let paths = (folders.isEmpty ? ["."] : folders).map { folder.url.path + "/" + $0 }
    return try BridgeDeclarations(of: SwiftSource.read(paths))
  }

  /// A package in which `AAA`, `Core` and `Shop` each declare an `Item`.
  private static let package = [
    "Package.swift": "",
    "Sources/AAA/Item.swift": "public struct Item: Codable { var ofAAA: Int }",
    "Sources/Core/Item.swift": "public struct Item: Codable { var ofCore: Int }",
    "Sources/Shop/Models/Item.swift":
      "struct Item: Codable { var ofShop: Int; struct Part: Codable { var a: Int } }",
    "Sources/Shop/Models/Item+Keys.swift":
      "extension Item { enum CodingKeys: String, CodingKey { case ofShop = \"of-shop\" } }",
    "Sources/AAA/Item+Keys.swift":
      "extension Item { enum CodingKeys: String, CodingKey { case ofAAA = \"of-aaa\" } }",
    "Sources/Cart/Private.swift": "private struct Item: Codable { var ofCart: Int }",
  ]

  @Test(arguments: [
    // The module's own type, whatever is imported.
    ("Shop", "", "Item", "'of-shop': number"), ("Shop", "import Core", "Item", "'of-shop': number"),
    ("Shop", "", "Shop.Item", "'of-shop': number"), ("AAA", "", "Item", "'of-aaa': number"),
    // Another module's, which the file imports or names. A private type of another file is none.
    ("Cart", "import Core", "Item", "ofCore: number"),
    ("Cart", "@testable import struct Core.Item", "Item", "ofCore: number"),
    ("Cart", "import AAA", "[Item]", "'of-aaa': number"),
    ("Shop", "import Core", "Core.Item", "ofCore: number"),
    ("Cart", "import Core\nimport AAA", "Core.Item?", "ofCore: number"),
    ("Cart", "import Shop\nimport AAA", "Shop.Item.Part", "a: number"),
  ])
  func `the module, its imports and a qualifier tell which type is meant`(
    module: String, imports: String, type: String, member: String
  ) throws {
    var files = Self.package
    files["Sources/\(module)/Use.swift"] =
      "\(imports)\n@Exposed(\"use\") class Use { func get() -> \(type) { fatalError() } }"
    let made = try declarations(files)
    #expect(made.warnings == [])
    let name = type.contains("Part") ? "ItemPart" : "Item"
    #expect(made.declaration(name) == "export interface \(name) {\n  \(member);\n}")
  }

  @Test(arguments: [
    ("Cart", "import Core\nimport AAA"), ("Cart", ""),
  ])
  func `if several types are left, a warning names them and the one that is used`(
    module: String, imports: String
  ) throws {
    var files = Self.package
    files["Sources/\(module)/Use.swift"] =
      "\(imports)\n@Exposed(\"use\") class Use { func get() -> Item { fatalError() } }"
    let made = try declarations(files)
    let text = try #require(made.warnings.first).message
    #expect(made.warnings.count == 1)
    #expect(text.hasPrefix("'Item' is declared at "))
    #expect(text.contains("/Sources/AAA/Item.swift:1:15, at "))
    #expect(text.contains("/Sources/Core/Item.swift:1:15"))
    #expect(
      text.hasSuffix(
        ", and the first is used. Write the module of the one that is meant, as in AAA.Item."))
    #expect(made.declaration("Item")?.contains("'of-aaa'") == true)
  }

  @Test func `the folders of Xcode's targets are modules, and the nearest type is used`() throws {
    let use = #"class Use { func get() -> Item { fatalError() } }"#
    let made = try declarations(
      [
        "App/Use.swift": #"@Exposed("app") "# + use,
        "App/Models/Item.swift": "struct Item: Codable { var ofApp: Int }",
        "Core/Models/Item.swift": "struct Item: Codable { var ofCore: Int }",
        "Core/Sources/Use.swift": #"@Exposed("core") final "# + use,
      ], of: "App", "Core")
    #expect(made.warnings == [])
    #expect(made.declaration("Item")?.contains("ofApp") == true)
    #expect(made.declaration("Item_")?.contains("ofCore") == true)
  }

  @Test func `a type of Foundation is not one of a module that the file does not import`() throws {
    var files = Self.package
    files["Sources/AAA/Data.swift"] = "public struct Data: Codable { var ofAAA: Int }"
    files["Sources/Shop/Hidden.swift"] = "private struct URL {}"
    files["Sources/Shop/Use.swift"] = """
      import Foundation
      @Exposed("use") class Use {
        func get() -> Data { fatalError() }
        func link() -> URL { fatalError() }
        func qualified() -> Foundation.Date { fatalError() }
      }
      struct Date {}
      """
    let made = try declarations(files)
    #expect(made.warnings == [])
    #expect(made.ofApp.contains("get(): Promise<Uint8Array>;"))
    #expect(made.ofApp.contains("link(): Promise<string>;"))
    #expect(made.ofApp.contains("qualified(): Promise<Date>;"))
    files["Sources/Shop/Use.swift"]?.replace("import Foundation", with: "import AAA")
    #expect(try declarations(files).declaration("Data")?.contains("ofAAA") == true)
  }

  @Test func `branches of a condition are one type`() throws {
    let made = try declarations([
      "Sources/A.swift": """
      @Exposed("a") class A { func get() -> Item { fatalError() } }
      """,
      "Sources/Mac.swift": "#if os(macOS)\nstruct Item: Codable { var a: Int }\n#endif",
      "Sources/Phone.swift": "#if os(iOS)\nstruct Item: Codable { var b: Int }\n#endif",
    ])
    #expect(made.warnings == [])
    #expect(made.declaration("Item") == "export interface Item {\n  a: number;\n}")
  }
}
