import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge keys new`.
struct KeysNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Makes a folder of keys and the first root, or one key.",
    discussion: """
      Existing files are never overwritten. With --name, one key is made, without a root: its owner \
      keeps NAME.key.json and sends NAME.pub.json to whoever rotates the root.

      EXAMPLES
        webbridge keys new keys
        webbridge keys new keys --root 2/3 --release 1/2
        webbridge keys new anna-keys --name anna
      """)

  @Argument(help: "The folder for the keys.", completion: .directory) var folder: String
  @Option(help: ArgumentHelp("How many of how many keys sign roots.", valueName: "n/m"))
  var root = Quorum(1, of: 1)
  @Option(help: ArgumentHelp("How many of how many keys sign releases.", valueName: "n/m"))
  var release = Quorum(1, of: 1)
  @Option(help: ArgumentHelp("How many of how many keys sign “latest”.", valueName: "n/m"))
  var latest = Quorum(1, of: 1)
  @Option(help: "Make one key of this name, and no root.") var name: String?
  @OptionGroup var output: OutputOptions

  struct Result: Encodable {
    let files: [String]
    let root: String?
    let keys: [Key]

    struct Key: Encodable {
      let name: String
      let id: String
    }
  }

  func run() throws {
    let url = URL(fileURLWithPath: folder)
    guard let name else { return try makeFolder(url) }
    guard KeyFile.isName(name) else { throw KeyFile.badName(name) }
    let key = SigningKey(name: name)
    for suffix in [KeyFile.secretSuffix, KeyFile.publicSuffix]
    where Disk.exists(url.appendingPathComponent(name + suffix)) {
      throw PublishingError(
        .input,
        "\(url.appendingPathComponent(name + suffix).shown) exists and is not overwritten: choose another --name."
      )
    }
    try Disk.makeFolder(url)
    let files = [try KeyFile.write(key, in: url), try KeyFile.write(key.publicKey, in: url)]
    let result = Result(
      files: files.map(\.shown), root: nil,
      keys: [Result.Key(name: name, id: key.identifier.hexadecimal)])
    try Report.print(json: output.json, result) {
      """
      Made the key \(key).
        \(files[0].shown)  secret: keep it, and a copy of it
        \(files[1].shown)  public: send it to whoever rotates the root
      """
    }
  }

  private func makeFolder(_ url: URL) throws {
    let (document, files) = try KeyFolder(url).create([
      .root: root.share, .release: release.share, .latest: latest.share,
    ])
    let ring = try KeyRing([url.path])
    let root = files.last?.shown ?? ""
    let result = Result(
      files: files.map(\.shown), root: root,
      keys: ring.keys.map { Result.Key(name: $0.name, id: $0.identifier.hexadecimal) })
    try Report.print(json: output.json, result) {
      var table = TextTable([.left, .left, .left])
      for key in ring.keys {
        table.add(
          url.appendingPathComponent(key.name + KeyFile.secretSuffix).shown, key.identifier.short,
          "secret")
      }
      table.add(root, "", "public: embed it in the app")
      return """
        Made \(Count.text(ring.keys.count, "key")) and version \(document.version) of the root.
        \(table.text)
        Keep copies of the secret files in two places. Nobody can make them again.
        """
    }
  }
}

/// How many of how many keys, such as `2/3`.
struct Quorum: ExpressibleByArgument {
  let share: KeyFolder.Share

  init(_ threshold: Int, of keys: Int) {
    share = KeyFolder.Share(keys: keys, threshold: threshold)
  }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let threshold = Int(parts[0]), let keys = Int(parts[1]) else {
      return nil
    }
    self.init(threshold, of: keys)
  }

  var defaultValueDescription: String { "\(share.threshold)/\(share.keys)" }
}
