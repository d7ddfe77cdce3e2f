// Writes the table of docs/WEBKITGTK.md: what Apple's WebKit has, by apple-webkit.txt, against what
// the module declares, by its symbol graph. Called by scripts/api-table.

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
  }

  let symbols: [Symbol]
}

/// A type or a member as the module declares it.
struct Declaration {
  var isType: Bool
  var difference: String?
  var isOnLinuxOnly: Bool { difference?.hasPrefix("exists on Linux only") == true }
}

/// A type of Apple's, with its members and why they are missing here.
struct AppleType {
  let name: String
  var members: [(name: String, reason: String?)] = []
}

/// A chapter of the table.
struct Chapter {
  let title: String
  var types: [AppleType] = []
}

func fail(_ lines: [String]) -> Never {
  FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  exit(1)
}

/// The text behind *Differs:* in a comment, on one line.
func difference(in comment: Graph.Symbol.Comment?) -> String? {
  guard let lines = comment?.lines.map(\.text),
    let first = lines.firstIndex(where: { $0.contains("*Differs:*") })
  else { return nil }
  let rest = lines[first...].prefix { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  let text = rest.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  guard let start = text.range(of: "*Differs:*") else { return nil }
  return text[start.upperBound...].trimmingCharacters(in: .whitespaces)
    .replacing("``", with: "`").replacing("|", with: "\\|")
}

func chapters(of text: String) -> [Chapter] {
  var chapters: [Chapter] = []
  for line in text.split(separator: "\n") {
    if line.hasPrefix("## ") {
      chapters.append(Chapter(title: String(line.dropFirst(3))))
    } else if line.hasPrefix("#") {
      continue
    } else if !line.hasPrefix("  ") {
      chapters[chapters.count - 1].types.append(AppleType(name: String(line)))
    } else {
      let parts = line.dropFirst(2).split(separator: " : ", maxSplits: 1).map(String.init)
      let chapter = chapters.count - 1
      chapters[chapter].types[chapters[chapter].types.count - 1].members
        .append((parts[0], parts.count > 1 ? parts[1] : nil))
    }
  }
  return chapters
}

/// What every class, enumeration and option set has, and nobody looks up.
let ordinary: Set<String> = [
  "isEqual(_:)", "hash", "hash(into:)", "copy(with:)", "==(_:_:)", "~=(_:_:)", "init(rawValue:)",
  "rawValue", "RawValue", "errorDomain", "errorCode", "errorDescription", "Element",
  "ArrayLiteralElement",
]
let types: Set<String> = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]

let arguments = CommandLine.arguments
let apple = chapters(of: try String(contentsOfFile: arguments[1], encoding: .utf8))
let listed = Set(apple.flatMap(\.types).flatMap { type in
  type.members.map { type.name + "." + $0.name }
})

// One graph holds the module's own types, others what it adds to Foundation's.
var declared: [String: Declaration] = [:]
for file in arguments.dropFirst(2) {
  let graph = try JSONDecoder().decode(
    Graph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
  for symbol in graph.symbols {
    guard let name = symbol.pathComponents.last, !ordinary.contains(name) else { continue }
    let path = symbol.pathComponents.joined(separator: ".")
    // What a type has from a protocol counts where Apple's type has it too.
    if symbol.identifier.precise.contains("::SYNTHESIZED::"), !listed.contains(path) { continue }
    let found = difference(in: symbol.docComment) ?? declared[path]?.difference
    declared[path] = Declaration(
      isType: types.contains(symbol.kind.identifier), difference: found)
  }
}

var problems: [String] = []
var accounted: Set<String> = []
var output: [String] = []
var count = (same: 0, differs: 0, linux: 0, missing: 0)

func row(_ name: String, _ status: String, _ difference: String) {
  output.append("| `\(name)` | \(status) | \(difference) |")
}

/// The row of a member that is declared.
func row(_ name: String, _ declaration: Declaration) {
  if declaration.isOnLinuxOnly {
    count.linux += 1
    row(name, "Linux only", "")
  } else if let difference = declaration.difference {
    count.differs += 1
    row(name, "differs", difference)
  } else {
    count.same += 1
    row(name, "same", "")
  }
}

func isBelow(_ path: String, _ type: String) -> Bool {
  path.hasPrefix(type + ".")
    && !path.dropFirst(type.count + 1).prefix { $0 != "(" }.contains(".")
}

for chapter in apple {
  output += ["## \(chapter.title)", ""]
  for type in chapter.types {
    output += ["### \(type.name)", ""]
    let here = declared[type.name]
    accounted.insert(type.name)
    if let difference = here?.difference { output += ["Differs: \(difference)", ""] }
    output += ["| member | on Linux | difference |", "|---|---|---|"]
    for member in type.members {
      let path = type.name + "." + member.name
      accounted.insert(path)
      if let declaration = declared[path] {
        if member.reason != nil {
          problems.append("\(path) exists: apple-webkit.txt says why it does not.")
        }
        row(member.name, declaration)
      } else if let reason = member.reason {
        count.missing += 1
        row(member.name, "missing", reason)
      } else {
        problems.append("\(path) is not declared: say why in apple-webkit.txt, or declare it.")
      }
    }
    let own = declared.filter { isBelow($0.key, type.name) && !accounted.contains($0.key) }
    for (path, declaration) in own.sorted(by: { $0.key < $1.key }) where !declaration.isType {
      accounted.insert(path)
      if !declaration.isOnLinuxOnly {
        problems.append(
          "\(path) is not in apple-webkit.txt, nor does its comment say "
            + "“*Differs:* exists on Linux only”.")
      }
      row(String(path.dropFirst(type.name.count + 1)), declaration)
    }
    output.append("")
  }
}

let own = declared.filter { $0.value.isType && !accounted.contains($0.key) }
output += ["## On Linux only", ""]
for (name, type) in own.sorted(by: { $0.key < $1.key }) {
  accounted.insert(name)
  if !type.isOnLinuxOnly {
    problems.append(
      "\(name) is not in apple-webkit.txt, nor does its comment say “*Differs:* exists on Linux only”.")
  }
  let members = declared.keys.filter { isBelow($0, name) && declared[$0]?.isType == false }.sorted()
  accounted.formUnion(members)
  let names = members.map { "`\($0.dropFirst(name.count + 1))`" }.joined(separator: ", ")
  output += ["### \(name)", "", names.isEmpty ? "No members." : names + ".", ""]
}

if !problems.isEmpty { fail(problems.sorted()) }

let total = count.same + count.differs + count.missing
print(
  """
  # WebKitGTK: Apple's WebKit for Swift, on Linux

  <!-- Made by scripts/api-table from the comments in Sources/WebKitGTK. -->

  The product `WebKitGTK` is worth having without the bridge: a program that shows web pages on Apple's
  systems compiles on Linux when it imports this module.

  ```swift
  #if canImport(WebKit)
    import WebKit
  #else
    import FoundationNetworking
    import WebKitGTK
  #endif
  ```

  On Linux, `Application` and `Window` take the place of AppKit's and UIKit's:

  ```swift
  import Foundation
  import FoundationNetworking
  import WebKitGTK

  Application.run(id: "org.example.Reader") {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    if let url = URL(string: "https://www.swift.org") { webView.load(URLRequest(url: url)) }
    Window(webView).show()
  }
  ```

  The program has to have a display (`xvfb-run` gives one that nobody sees). Where there is no GPU, as in
  containers, run it with `WEBKIT_SKIA_ENABLE_CPU_RENDERING=1`: the threads that WebKit has for a GPU draw by
  Mesa's software then, which has been seen to end a page's process.

  The engine is WebKitGTK, API version 6.0, 2.50 at the time of writing. Delegates' methods may be written
  in either of Apple's forms, and with or without the words of Swift 6 in the Swift 5 language mode. Articles
  by task stand in `Sources/WebKitGTK/WebKitGTK.docc`.

  Of the \(total) members of Apple's interface that are listed here, \(count.same) have no difference
  that is known, \(count.differs) differ in what stands beside them, and \(count.missing) are missing,
  with the reason. \(count.linux) more members, and the types of the last chapter, exist on Linux only.

  """)
print(output.joined(separator: "\n"))
