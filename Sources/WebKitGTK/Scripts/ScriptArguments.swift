import CWebKitGTK
import Foundation

/// The arguments of an asynchronous JavaScript function, in two forms that run none of the page's own
/// functions: GTK passes strings and numbers on, and the rest is written out in front of the
/// function's statements.
struct ScriptArguments {
  /// The statements that declare what is written out. They end without a line break, so that the
  /// lines of an error stay those of the caller's.
  let prologue: String

  private var strings: [String: String] = [:]
  private var numbers: [String: Double] = [:]

  init(_ arguments: [String: Any], of functionBody: String) throws {
    var written = ""
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      guard Self.isName(name) else {
        throw WKError(exception: "“\(name)” is not a name that a JavaScript parameter can have.")
      }
      switch value {
      // First, for a cast of an array to anything else converts all that is in it.
      case is [Any], is [String: Any]:
        written += "var \(name) = \(try ScriptLiteral(value).source);"
      // GTK's strings end at a zero.
      case let string as String where !string.utf8.contains(0): strings[name] = string
      case let number as NSNumber where !number.isBoolean && number.doubleValue.isFinite:
        numbers[name] = number.doubleValue
      default: written += "var \(name) = \(try ScriptLiteral(value).source);"
      }
    }
    prologue = written.isEmpty ? "" : Self.directive(of: functionBody) + written
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isNamePart(first, numbers: false) else {
      return false
    }
    return text.unicodeScalars.dropFirst().allSatisfy { isNamePart($0, numbers: true) }
  }

  private static func isNamePart(_ c: UnicodeScalar, numbers: Bool) -> Bool {
    switch c.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .decimalNumber, .letterNumber, .otherNumber: numbers
    default: c == "_" || c == "$"
    }
  }

  /// A function's own directive, which would be none behind other statements.
  private static func directive(of functionBody: String) -> String {
    // To compile the expression takes longer than all else.
    guard functionBody.contains("use strict") else { return "" }
    let start = /(?:\s|\/\/[^\n]*\n|\/\*(?s:.*?)\*\/)*(?:"use strict"|'use strict')\s*(?:[;\n}]|$)/
    return functionBody.prefixMatch(of: start) == nil ? "" : "'use strict';"
  }

  /// The arguments for GTK, which takes the value over.
  func makeVariant() -> OpaquePointer? {
    var entries: [OpaquePointer?] = []
    for (name, string) in strings {
      entries.append(Self.entry(name, g_variant_new_string(string)))
    }
    for (name, number) in numbers {
      entries.append(Self.entry(name, g_variant_new_double(number)))
    }
    return entries.isEmpty ? nil : g_variant_new_array(nil, &entries, gsize(entries.count))
  }

  private static func entry(_ name: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
  }
}
