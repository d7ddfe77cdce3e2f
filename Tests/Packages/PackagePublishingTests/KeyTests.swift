import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Secret keys, their files, and roots.
@Suite struct KeyTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func mode(_ url: URL) throws -> Int? {
    (try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber)?
      .intValue
  }

  @Test func `a secret file is for its owner alone and comes back as the same key`() throws {
    let key = SigningKey(name: "anna")
    let url = try KeyFile.write(key, in: scratch.url)
    #expect(try mode(url) == 0o600)
    let again = try KeyFile.secret(at: url)
    #expect(again.identifier == key.identifier && again.name == "anna")
    #expect(try KeyFile.publicKey(at: url) == key.publicKey)
  }

  @Test func `an existing key is not overwritten`() throws {
    let url = try KeyFile.write(SigningKey(name: "anna"), in: scratch.url)
    let before = try Data(contentsOf: url)
    let text = message { _ = try KeyFile.write(SigningKey(name: "anna"), in: scratch.url) }
    #expect(text?.contains("exists and is not overwritten") == true)
    #expect(try Data(contentsOf: url) == before)
  }

  @Test func `nothing that prints a key prints its secret`() throws {
    let key = SigningKey(name: "anna")
    let file = String(decoding: key.file, as: UTF8.self)
    let secret = try #require(file.split(separator: "\"").dropLast().last)
    var dumped = ""
    dump(key, to: &dumped)
    dump(KeyRing([key]), to: &dumped)
    for text in [dumped, "\(key)", String(reflecting: key), "\(KeyRing([key]))"] {
      #expect(!text.contains(secret))
    }
    #expect(!String(decoding: key.publicKey.file, as: UTF8.self).contains(secret))
  }

  @Test func `a secret that others may read is refused`() throws {
    let url = try KeyFile.write(SigningKey(name: "anna"), in: scratch.url)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
    #expect(message { _ = try KeyFile.secret(at: url) }?.contains("chmod 600") == true)
  }

  @Test func `halves of two keys are refused`() throws {
    let (one, two) = (SigningKey(name: "one"), SigningKey(name: "two"))
    let text = String(decoding: one.file, as: UTF8.self).replacingOccurrences(
      of: one.publicKey.key.bytes.base64EncodedString(),
      with: two.publicKey.key.bytes.base64EncodedString())
    #expect(
      message { _ = try KeyFile.secret(in: Data(text.utf8), place: "a file") }?
        .contains("do not belong together") == true)
  }

  @Test func `a key comes from the environment of a build server`() throws {
    let key = SigningKey(name: "server")
    let ring = try KeyRing(
      ["env:KEY"], in: ["KEY": String(decoding: key.file, as: UTF8.self)])
    #expect(ring.keys.map(\.identifier) == [key.identifier])
    #expect(message { _ = try KeyRing(["env:NONE"], in: [:]) }?.contains("NONE") == true)
  }

  @Test func `a new folder has a root that its keys have signed`() throws {
    let folder = KeyFolder(scratch["keys"])
    let (root, files) = try folder.create([.root: .init(keys: 3, threshold: 2)])
    #expect(root.version == 1 && root.keys.count == 5)
    #expect(root.roles[.root]?.threshold == 2)
    for file in files where file.path.hasSuffix(".key.json") { #expect(try mode(file) == 0o600) }
    #expect(try folder.chain().document == root)
  }

  @Test func `a folder with one of the files is left as it is`() throws {
    try scratch.write("mine", to: "keys/release-1.key.json")
    let before = try scratch.contents()
    #expect(
      message { _ = try KeyFolder(scratch["keys"]).create([:]) }?.contains("not overwritten")
        == true)
    #expect(try scratch.contents() == before)
  }

  @Test func `a lost key is replaced by the remaining ones`() throws {
    let studio = try Studio([.root: .init(keys: 3, threshold: 2)])
    let previous = try KeyFolder(studio.keys).chain().document
    let lost = try KeyFile.secret(at: studio.scratch["keys/root-2.key.json"]).identifier
    try FileManager.default.removeItem(at: studio.scratch["keys/root-2.key.json"])
    let new = SigningKey(name: "root-4")
    var rotation = RootRotation(after: previous)
    rotation.remove(lost, from: .root)
    rotation.add(new.publicKey.key, to: .root)
    let next = try rotation.document()
    let ring = KeyRing(try studio.ring().keys + [new])
    let (envelope, missing) = try RootRotation.sign(next, after: previous, with: ring)
    #expect(missing.isEmpty)
    let trusted = try TrustedRoot(embedded: studio.root).rotated(to: envelope.encoded())
    #expect(trusted.document.version == 2)
    #expect(trusted.document.keys[lost] == nil)
  }

  @Test func `too few keys leave a root that nobody trusts, until another one signs`() throws {
    let studio = try Studio([.root: .init(keys: 2, threshold: 2)])
    let previous = try KeyFolder(studio.keys).chain().document
    var rotation = RootRotation(after: previous)
    rotation.setThreshold(1, of: .root)
    let next = try rotation.document()
    let keys = try studio.ring().keys.filter { $0.name.hasPrefix("root") }
    let (one, missing) = try RootRotation.sign(next, after: previous, with: KeyRing([keys[0]]))
    #expect(missing.count == 1)
    let trusted = try TrustedRoot(embedded: studio.root)
    #expect(throws: PackageError.self) { try trusted.rotated(to: one.encoded()) }
    let (both, rest) = try RootRotation.complete(
      one, next, after: previous, with: KeyRing([keys[1]]))
    #expect(rest.isEmpty)
    #expect(try trusted.rotated(to: both.encoded()).document == next)
  }

  @Test func `a role cannot ask for more keys than it has`() throws {
    let studio = try Studio()
    var rotation = RootRotation(after: try KeyFolder(studio.keys).chain().document)
    rotation.setThreshold(2, of: .release)
    #expect(message { _ = try rotation.document() }?.contains("2 of 1 keys") == true)
  }
}
