import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// What commands read of the releases that a feed has, and that they do not use.
@Suite struct ReleaseHeaderTests {
  /// Signs a text as the payload of a release, and puts it into the feed.
  @discardableResult
  private func put(_ payload: String, in studio: Studio, signedBy ring: KeyRing? = nil) throws
    -> URL
  {
    let payload = Data(payload.utf8)
    let keys = try ring ?? studio.ring()
    let root = try KeyFolder(studio.keys).chain().document
    let signers = ring?.keys ?? keys.keys(of: root.roles[.release])
    let file = try Envelope(type: .release, payload: payload, signatures: [])
      .signed(by: signers).encoded()
    let url = studio.feed.appendingPathComponent(FeedPath.release(PackageDigest(of: file)).text)
    try file.write(to: url)
    return url
  }

  private func studio() throws -> Studio {
    let studio = try Studio()
    for version in 1...3 { try studio.publish(UInt64(version)) }
    return studio
  }

  @Test(arguments: [
    #"{"spec":1,"package":"shop","version":9,"files":"#,
    #" { "version" : 9 , "files" : [{}] , "package" : "shop" , "#,
  ])
  func `a rollback takes the next version after all releases, and reads no more of them`(
    payload: String
  ) throws {
    let studio = try studio()
    try put(payload, in: studio)
    let channel = try studio.channel
    try studio.change { _ = try $0.rollBack(channel) }
    #expect(try studio.latest().release.version == 10)
  }

  @Test func `versions of another package do not count`() throws {
    let studio = try studio()
    try put(#"{"package":"help","version":9}"#, in: studio)
    let channel = try studio.channel
    try studio.change { _ = try $0.rollBack(channel) }
    #expect(try studio.latest().release.version == 4)
  }

  @Test(arguments: [
    #"{"package":"shop"}"#, #"{"version":9}"#, #"{"package":"Shop","version":9}"#,
    #"{"package":"shop","version":"9"}"#, #"["shop",9]"#, "",
  ])
  func `a release that does not say what it is stops a rollback`(payload: String) throws {
    let studio = try studio()
    let url = try put(payload.isEmpty ? " " : payload, in: studio)
    let channel = try studio.channel
    let before = try studio.scratch.contents(of: "feed")
    let text = message { try studio.change { _ = try $0.rollBack(channel) } }
    #expect(text?.contains(url.lastPathComponent) == true)
    #expect(try studio.scratch.contents(of: "feed") == before)
  }

  @Test func `a release with other bytes than its name states stops a rollback`() throws {
    let studio = try studio()
    let folder = studio.feed.appendingPathComponent("releases")
    let url = try put(#"{"package":"shop","version":9}"#, in: studio)
    let other = folder.appendingPathComponent("\(String(repeating: "0", count: 64)).json")
    try FileManager.default.moveItem(at: url, to: other)
    let channel = try studio.channel
    let text = message { try studio.change { _ = try $0.rollBack(channel) } }
    #expect(text?.contains("hash that is its name") == true)
  }

  @Test func `a release that other keys have signed stops a rollback`() throws {
    let studio = try studio()
    let stranger = KeyRing([SigningKey(name: "stranger")])
    let url = try put(#"{"package":"shop","version":9}"#, in: studio, signedBy: stranger)
    let channel = try studio.channel
    let text = message { try studio.change { _ = try $0.rollBack(channel) } }
    #expect(text?.contains(url.lastPathComponent) == true)
  }

  @Test func `the release that a rollback goes back to is read completely`() throws {
    let studio = try Studio()
    try studio.publish(2)
    let url = try put(#"{"spec":1,"package":"shop","version":1,"files":[]}"#, in: studio)
    let channel = try studio.channel
    let text = message { try studio.change { _ = try $0.rollBack(channel) } }
    #expect(text?.contains(url.lastPathComponent) == true)
  }

  @Test func `a version that the feed does not have is named with those that it has`() throws {
    let studio = try studio()
    var publisher = try studio.publisher()
    let name = try studio.name("shop")
    #expect(try publisher.releases(of: name, version: 2).map(\.document.label) == ["1.2"])
    let text = message { _ = try publisher.releases(of: name, version: 7) }
    #expect(text == "The feed has no version 7 of shop: the newest ones are 1, 2, 3.")
  }
}
