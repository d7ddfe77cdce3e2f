import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Files that people write, and names that they give.
@Suite struct InputFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: [
    (#"{"hidden": 1}"#, "“hidden” in", "has to be true or false"),
    (#"{"packs": "yes"}"#, "“packs” in", "has to be true or false"),
    (#"{"serves": "a"}"#, "“serves” in", "has to be an array of texts"),
    (#"{"ignore": [1]}"#, "“ignore” in", "has to be an array of texts"),
    (#"{"host": {"min": "1"}}"#, "“min” in host in", "has to be a whole number"),
    (#"{"host": {"least": 1}}"#, "host in", "unknown member “least”"),
    (#"{"fallback": {"document": "a", "but": []}}"#, "fallback in", "unknown member “but”"),
    (#"{"fallback": {}}"#, "“document” in fallback", "is missing: it is a text"),
    (#"{"fallback": 1}"#, "fallback in", "is not a JSON object"),
    (#"{"priorities": {"*.js": true}}"#, "“*.js” in priorities", "has to be a whole number"),
    (#"{"mediaTypes": {"*.js": 1}}"#, "“*.js” in mediaTypes", "has to be a text"),
    (#"[]"#, "webbridge.json", "is not a JSON object"),
  ])
  func `a member of another kind is named, with what it has to be`(
    json: String, place: String, rule: String
  ) throws {
    let url = try scratch.write(json, to: "webbridge.json")
    let text = message { _ = try PackageConfiguration(url) }
    #expect(text?.contains(place) == true && text?.contains(rule) == true, "\(text ?? "")")
  }

  @Test func `a configuration without members has the usual values`() throws {
    let url = try scratch.write("{}", to: "webbridge.json")
    #expect(try PackageConfiguration(url) == PackageConfiguration())
    #expect(!PackageConfiguration().hidden && !PackageConfiguration().packs)
  }

  @Test func `a configuration of more than a megabyte is not read`() throws {
    let url = try scratch.write(
      "{\(String(repeating: " ", count: 1 << 20))}", to: "webbridge.json")
    #expect(message { _ = try PackageConfiguration(url) }?.contains("is larger than") == true)
    let data = Data(repeating: 1, count: 10)
    try data.write(to: scratch["file"])
    #expect(try Disk.read(scratch["file"], atMost: 10) == data)
    #expect(throws: PublishingError.self) { try Disk.read(scratch["file"], atMost: 9) }
  }

  @Test func `the configuration is the one that is named, in the folder, or beside it`() throws {
    try scratch.writePages()
    #expect(PackageConfiguration.find(for: scratch["dist"]) == nil)
    let beside = try scratch.write("{}", to: "webbridge.json")
    #expect(PackageConfiguration.find(for: scratch["dist"])?.path == beside.path)
    let inside = try scratch.write("{}", to: "dist/webbridge.json")
    #expect(PackageConfiguration.find(for: scratch["dist"])?.path == inside.path)
    let named = scratch["other.json"]
    #expect(PackageConfiguration.find(for: scratch["dist"], named: named) == named)
  }

  @Test(arguments: [
    ("a", true), ("Anna-1_x.y@example.com", true), (String(repeating: "a", count: 64), true),
    ("", false), (String(repeating: "a", count: 65), false), (".a", false), ("-a", false),
    ("a/b", false), ("a b", false), ("é", false), ("a\n", false), ("٣", false), ("..", false),
    ("a+b", false),
  ])
  func `names of keys are names of files`(name: String, isName: Bool) {
    #expect(KeyFile.isName(name) == isName)
  }

  @Test(arguments: [0o600, 0o400, 0o700, 0o640, 0o604, 0o660, 0o602, 0o620, 0o610, 0o601])
  func `a secret file is read where nobody else may do anything with it`(mode: Int) throws {
    let url = try KeyFile.write(SigningKey(name: "anna"), in: scratch.url)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    let isRefused = message { _ = try KeyFile.secret(at: url) }?.contains("chmod 600") == true
    #expect(isRefused == (mode & 0o077 != 0))
  }

  @Test(arguments: [1, 2], [0o600, 0o400, 0o644, 0o640, 0o620])
  func `a secret file by a link has the mode of the file itself`(links: Int, mode: Int) throws {
    let url = try KeyFile.write(SigningKey(name: "anna"), in: scratch.url)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    try FileManager.default.createDirectory(
      at: scratch["keys"], withIntermediateDirectories: true)
    var target = url.path
    for index in 1...links {
      let link = scratch["keys/link\(index).key.json"]
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
      target = link.path
    }
    let isSafe = mode & 0o077 == 0
    for read in [
      { _ = try KeyFile.secret(at: scratch["keys/link\(links).key.json"]) },
      { _ = try KeyRing([scratch["keys"].path], in: [:]) },
    ] {
      let text = message(of: read)
      #expect((text == nil) == isSafe)
      #expect(isSafe || text?.contains("chmod 600") == true, "\(text ?? "")")
    }
  }

  @Test func `files that are none of a key are named with the reason`() throws {
    let key = SigningKey(name: "anna")
    let file = String(decoding: key.file, as: UTF8.self)
    let secret = try #require(file.split(separator: "\"").dropLast().last.map(String.init))
    let cases = [
      (file.replacingOccurrences(of: "ed25519", with: "rsa"), "not the file of an Ed25519 key"),
      (file.replacingOccurrences(of: "\"anna\"", with: "\"../anna\""), "cannot be the name"),
      (file.replacingOccurrences(of: secret, with: "AAAA"), "not 32 bytes"),
      (file.replacingOccurrences(of: secret, with: "?"), "not 32 bytes"),
      (file.replacingOccurrences(of: "{", with: "{\"more\": 1,"), "unknown member “more”"),
      (String(decoding: key.publicKey.file, as: UTF8.self), "no secret half"),
    ]
    for (text, words) in cases {
      #expect(
        message { _ = try KeyFile.secret(in: Data(text.utf8), place: "a file") }?
          .contains(words) == true, "\(words)")
    }
    #expect(
      message { _ = try KeyFile.secret(at: scratch["none"]) }?.contains("webbridge keys new")
        == true)
  }

  @Test func `an empty variable has no key, and a key that is named twice is there once`() throws {
    let keys = ["b", "a"].map { SigningKey(name: $0) }
    for key in keys { _ = try KeyFile.write(key, in: scratch.url) }
    let file = scratch["a.key.json"].path
    #expect(try KeyRing([file, scratch.url.path, file]).keys.map(\.name) == ["a", "b"])
    #expect(message { _ = try KeyRing(["env:KEY"], in: ["KEY": ""]) }?.contains("KEY") == true)
  }

  @Test func `a public file names a key, and a folder of roots is found beside keys`() throws {
    let key = SigningKey(name: "anna")
    _ = try KeyFile.write(key.publicKey, in: scratch.url)
    var ring = try KeyRing([scratch.url.path])
    #expect(ring.keys.isEmpty && ring.publicKeys == [key.publicKey])
    #expect(ring.name(of: key.identifier) == "anna" && ring.rootFolders.isEmpty)
    #expect(ring.name(of: SigningKey(name: "other").identifier) == nil)
    _ = try KeyFolder(scratch["keys"]).create([:])
    ring = try KeyRing([scratch["keys"].path])
    #expect(ring.rootFolders.map(\.lastPathComponent) == ["root"])
  }

  @Test func `a role has at least one key, and asks for at least one`() throws {
    let folder = KeyFolder(scratch["keys"])
    for share in [
      KeyFolder.Share(keys: 0, threshold: 0), .init(keys: 1, threshold: 0),
      .init(keys: 1, threshold: 2), .init(keys: RootDocument.mostKeys + 1, threshold: 1),
    ] {
      #expect(message { _ = try folder.create([.latest: share]) }?.contains("cannot ask") == true)
    }
    #expect(try scratch.contents().isEmpty)
  }

  @Test func `keys of a folder whose root cannot be written are taken away again`() throws {
    let folder = KeyFolder(scratch["keys"])
    try FileManager.default.createDirectory(
      at: scratch["keys/root"], withIntermediateDirectories: true)
    // A link that leads nowhere stands in the way of the last file, and is not seen before.
    try FileManager.default.createSymbolicLink(
      at: scratch["keys/root/1.json"], withDestinationURL: scratch["nowhere"])
    #expect(message { _ = try folder.create([:]) }?.contains("1.json") == true)
    #expect(try scratch.contents(of: "keys").keys.sorted() == ["root", "root/1.json"])
    #expect(!scratch.has("nowhere"))
  }

  @Test func `new keys whose root cannot be saved are taken away again`() throws {
    let studio = try Studio()
    try studio.scratch.write("mine", to: "keys/root/2.json")
    let before = try studio.scratch.contents(of: "keys")
    let folder = KeyFolder(studio.keys)
    let previous = try TrustedRoot(embedded: studio.root).document
    let new = SigningKey(name: "release-2")
    var rotation = RootRotation(after: previous)
    rotation.add(new.publicKey.key, to: .release)
    let next = try rotation.document()
    let (envelope, _) = try RootRotation.sign(
      next, after: previous, with: KeyRing(try studio.ring().keys))
    #expect(
      message { _ = try folder.save(next, envelope, newKeys: [new]) }?
        .contains("exists and is not overwritten") == true)
    #expect(try studio.scratch.contents(of: "keys") == before)
  }

  @Test func `a free name has neither a secret nor a public file, and is not taken`() throws {
    let folder = KeyFolder(scratch.url)
    #expect(folder.freeName(for: .release) == "release-1")
    _ = try KeyFile.write(SigningKey(name: "release-1"), in: scratch.url)
    _ = try KeyFile.write(SigningKey(name: "release-2").publicKey, in: scratch.url)
    #expect(folder.freeName(for: .release) == "release-3")
    #expect(folder.freeName(for: .release, besides: ["release-3"]) == "release-4")
  }
}
