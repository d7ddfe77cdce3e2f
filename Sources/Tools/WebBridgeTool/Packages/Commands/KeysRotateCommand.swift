import ArgumentParser
import Disclosure
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge keys rotate`.
struct KeysRotateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate", abstract: "Makes the next root: replaces, adds and removes keys.",
    discussion: """
      Keys of the old root and of the new one sign, each as many as its threshold asks for. A lost key \
      is replaced as long as the others reach the threshold. A key is named by its file's name, or by \
      the first digits of its identifier.

      Afterwards, “webbridge publish --renew” puts the new root into the feed, and signs again what the \
      new keys do not stand behind.

      EXAMPLES
        webbridge keys rotate keys --replace latest-1
        webbridge keys rotate keys --replace 3f5a90c1 --keys /media/safe
        webbridge keys rotate keys --add release=anna.pub.json --remove release=release-1
        webbridge keys rotate keys --threshold root=2 --partial
      """)

  @Argument(help: "The folder of the keys.", completion: .directory) var folder: String
  @Option(
    help: ArgumentHelp(
      "Make a new key in the place of this one, in all its roles.", valueName: "key"))
  var replace: [String] = []
  @Option(help: ArgumentHelp("Give a role to the key of a file.", valueName: "role=file"))
  var add: [RoleValue] = []
  @Option(help: ArgumentHelp("Take a role from a key.", valueName: "role=key"))
  var remove: [RoleValue] = []
  @Option(help: ArgumentHelp("How many keys of a role have to sign.", valueName: "role=n"))
  var threshold: [RoleValue] = []
  @Option(
    help: ArgumentHelp("Keys that sign beside those of the folder.", valueName: "keys"),
    completion: .file())
  var keys: [String] = []
  @Flag(help: "Write the root although signatures are missing, to be added with “webbridge sign”.")
  var partial = false
  @OptionGroup var output: OutputOptions

  struct Result: Encodable {
    let rootVersion: UInt64
    let files: [String]
    let signedBy: [String]
    let missing: [String]
  }

  func validate() throws {
    guard !(replace + []).isEmpty || !(add + remove + threshold).isEmpty else {
      throw ValidationError("Say what to change with --replace, --add, --remove or --threshold.")
    }
  }

  func run() throws {
    let place = KeyFolder(URL(fileURLWithPath: folder))
    let previous = try place.chain().document
    let ring = try KeyRing([folder] + keys)
    var rotation = RootRotation(after: previous)
    var fresh: [SigningKey] = []
    for text in replace {
      let old = try Self.key(text, in: previous, ring)
      let types = PackageDocumentType.allCases.filter {
        previous.roles[$0]?.keys.contains(old) == true
      }
      let taken = Set(fresh.map(\.name))
      let new = SigningKey(name: place.freeName(for: types[0], besides: taken))
      fresh.append(new)
      for type in types {
        rotation.remove(old, from: type)
        rotation.add(new.publicKey.key, to: type)
      }
    }
    for change in add {
      let key = try KeyFile.publicKey(at: URL(fileURLWithPath: change.value))
      rotation.add(key.key, to: change.role)
    }
    for change in remove {
      rotation.remove(try Self.key(change.value, in: previous, ring), from: change.role)
    }
    for change in threshold {
      guard let number = Int(change.value) else {
        throw PublishingError(.input, "“\(change.value.printable)” is not a number of keys.")
      }
      rotation.setThreshold(number, of: change.role)
    }
    let next = try rotation.document()
    let signers = KeyRing(ring.keys + fresh)
    let (envelope, missing) = try RootRotation.sign(next, after: previous, with: signers)
    guard missing.isEmpty || partial else {
      throw PublishingError(
        .input,
        "\(missing[0]) Name their files with --keys, or add --partial and sign elsewhere with “webbridge sign”."
      )
    }
    let files = try place.save(next, envelope, newKeys: fresh)
    try say(next, files, envelope, missing, signers)
  }

  private func say(
    _ next: RootDocument, _ files: [URL], _ envelope: Envelope, _ missing: [String],
    _ ring: KeyRing
  ) throws {
    let signers = envelope.signatures.map { ring.name(of: $0.key) ?? $0.key.short }
    let result = Result(
      rootVersion: next.version, files: files.map(\.shown), signedBy: signers, missing: missing)
    try Report.print(json: output.json, result) {
      let list = files.map { "  \($0.shown)" }.joined(separator: "\n")
      let last = files.last?.shown ?? ""
      let rest =
        missing.isEmpty
        ? "Publish it with “webbridge publish --renew”. Embed \(last) in the next version of the app."
        : missing.joined(separator: "\n") + "\nAdd signatures with “webbridge sign \(last)”."
      return """
        Made version \(next.version) of the root, signed by \(signers.joined(separator: ", ")).
        \(list)
        \(rest)
        """
    }
  }

  /// The key that a name or the first digits of an identifier mean.
  private static func key(
    _ text: String, in root: RootDocument, _ ring: KeyRing
  ) throws -> PackageKeyIdentifier {
    let named = root.keys.keys.filter { ring.name(of: $0) == text }
    let matches =
      named.isEmpty && text.count >= 4
      ? root.keys.keys.filter { $0.hexadecimal.hasPrefix(text) } : Array(named)
    guard matches.count == 1 else {
      throw PublishingError(
        .input,
        "The root has \(matches.isEmpty ? "no key" : "more than one key") “\(text.printable)”: see “webbridge keys list”, and name it by its file or by the first digits of its identifier."
      )
    }
    return matches[0]
  }
}

/// A role and a value, such as `root=2`.
struct RoleValue: ExpressibleByArgument {
  let role: PackageDocumentType
  let value: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="),
      let role = PackageDocumentType(rawValue: String(argument[..<equals]))
    else { return nil }
    (self.role, value) = (role, String(argument[argument.index(after: equals)...]))
    if value.isEmpty { return nil }
  }
}
