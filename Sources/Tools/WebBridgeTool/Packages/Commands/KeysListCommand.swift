import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge keys list`.
struct KeysListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the keys of the newest root, and which of them are here.",
    discussion: """
      Secret halves are never shown.

      EXAMPLE
        webbridge keys list keys
      """)

  @Argument(help: "The folder of the keys.", completion: .directory) var folder: String
  @OptionGroup var output: OutputOptions

  struct Result: Encodable {
    let rootVersion: UInt64
    let roles: [RoleEntry]

    struct RoleEntry: Encodable {
      let role: String
      let threshold: Int
      let keys: [Key]
    }

    struct Key: Encodable {
      let id: String
      let name: String?
      let isSecretHere: Bool
      let publicKey: String
    }
  }

  func run() throws {
    let url = URL(fileURLWithPath: folder)
    guard Disk.isFolder(url) else {
      throw PublishingError(
        .input, "There is no folder \(url.shown): make one with “webbridge keys new”.")
    }
    let root = try KeyFolder(url).chain().document
    let ring = try KeyRing([folder])
    let here = Set(ring.keys.map(\.identifier))
    let roles = PackageDocumentType.allCases.compactMap { type in
      root.roles[type].map { role in
        Result.RoleEntry(
          role: type.rawValue, threshold: role.threshold,
          keys: role.keys.sorted().map { key in
            Result.Key(
              id: key.hexadecimal, name: ring.name(of: key), isSecretHere: here.contains(key),
              publicKey: root.keys[key]?.bytes.base64EncodedString() ?? "")
          })
      }
    }
    try Report.print(json: output.json, Result(rootVersion: root.version, roles: roles)) {
      var table = TextTable([.left, .left, .left, .left])
      for role in roles {
        for (index, key) in role.keys.enumerated() {
          table.add(
            index == 0 ? "\(role.role)  \(role.threshold) of \(role.keys.count)" : "",
            String(key.id.prefix(12)), key.name ?? "no file here",
            key.isSecretHere ? "secret here" : "secret not here")
        }
      }
      return "Version \(root.version) of the root:\n\(table.text)"
    }
  }
}
