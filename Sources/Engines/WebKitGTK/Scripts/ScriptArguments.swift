import CWebKitGTK
import Foundation

/// The arguments of an asynchronous JavaScript function, in two forms that run none of the page's own
/// functions: WebKitGTK passes strings and numbers, and all other values are literals before the
/// function's statements.
struct ScriptArguments {
  /// The statements that declare the literals. They end without a line break, so that the line
  /// numbers of errors match the caller's source.
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
      // Arrays come first, because casting an array to another type converts all its elements.
      case is [Any], is [String: Any]:
        written += "var \(name) = \(try ScriptLiteral(value).source);"
      // GLib's strings end at a zero.
      case let string as String where !string.hasZero: strings[name] = string
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

  /// Returns the function's own directive, which has no effect behind other statements.
  private static func directive(of functionBody: String) -> String {
    // Checked first, because compiling the regular expression takes longer than everything else.
    guard functionBody.contains("use strict") else { return "" }
    let start = /(?:\s|\/\/[^\n]*\n|\/\*(?s:.*?)\*\/)*(?:"use strict"|'use strict')\s*(?:[;\n}]|$)/
    return functionBody.prefixMatch(of: start) == nil ? "" : "'use strict';"
  }

  /// Calls a function with the arguments for WebKitGTK, which copies them before it returns and takes no ownership.
  func withVariant(_ body: (OpaquePointer?) -> Void) {
    guard let variant = makeVariant() else { return body(nil) }
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    body(variant)
  }

  private func makeVariant() -> OpaquePointer? {
    var entries: [OpaquePointer?] = []
    for (name, string) in strings {
      entries.append(Self.entry(name, Self.variant(of: string)))
    }
    for (name, number) in numbers {
      entries.append(Self.entry(name, g_variant_new_double(number)))
    }
    return entries.isEmpty ? nil : g_variant_new_array(nil, &entries, gsize(entries.count))
  }

  /// Returns the variant of a string, which GLib need not validate, because Swift's strings are valid.
  private static func variant(of string: String) -> OpaquePointer? {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    // With the zero at the end.
    let bytes = string.withCString { g_bytes_new($0, gsize(string.utf8.count + 1)) }
    defer { g_bytes_unref(bytes) }
    return g_variant_new_from_bytes(type, bytes, 1)
  }

  private static func entry(_ name: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
  }
}

extension String {
  /// Whether the string has a zero. A loop over the characters would take most of the time of a large argument.
  fileprivate var hasZero: Bool { withCString { strlen($0) } < utf8.count }
}
