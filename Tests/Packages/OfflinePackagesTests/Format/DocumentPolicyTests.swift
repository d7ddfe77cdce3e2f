import Foundation
import Testing

@testable import OfflinePackages

/// The policy with which a document of a release is served.
@Suite struct DocumentPolicyTests {
  private static let script = PackageDigest(of: Data("a".utf8))
  /// By `printf a | openssl dgst -sha256 -binary | base64`.
  private static let hash = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"

  @Test(arguments: [
    ("default-src 'self'", "default-src 'self'; script-src 'self' \(hash)"),
    ("default-src 'none'", "default-src 'none'; script-src \(hash)"),
    ("img-src *", "img-src *; script-src \(hash)"),
    (
      "Script-Src 'self';; default-src  'none' ;",
      "script-src 'self' \(hash); default-src 'none'"
    ),
    ("script-src 'none'; img-src a", "script-src \(hash); img-src a"),
    (
      "script-src 'self'; script-src https:; default-src 'self'",
      "script-src 'self' \(hash); default-src 'self'"
    ),
    (
      "default-src 'self'; script-src \(hash) https:",
      "default-src 'self'; script-src https: \(hash)"
    ),
  ])
  func `hashes of inline scripts join script-src`(policy: String, expected: String) throws {
    #expect(try self.policy(of: [Self.script], in: policy) == expected)
    #expect(try self.policy(of: [], in: policy) == policy)
  }

  @Test func `the usual policy takes hashes, too`() throws {
    let text = try policy(of: [Self.script], in: nil)
    #expect(text.contains("script-src 'self' \(Self.hash);"))
    #expect(ContentSecurityPolicy(ContentSecurityPolicy.usual.text) == .usual)
  }

  private func policy(of scripts: [PackageDigest], in policy: String?) throws -> String {
    var file = try ReleaseFile(
      path: PackagePath("index.html"), digest: Self.script, size: 1, mediaType: "text/html")
    file.inlineScripts = scripts
    let document = try ReleaseDocument(
      package: #require(PackageName("shop")), version: 1, label: "1", entry: file.path,
      contentSecurityPolicy: policy, files: [file])
    return document.policy(of: file)
  }
}
