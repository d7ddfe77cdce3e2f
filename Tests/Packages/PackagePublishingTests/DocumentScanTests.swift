import Foundation
import OfflinePackages
import Testing

@testable import PackagePublishing

/// What is found in documents and scripts.
@Suite struct DocumentScanTests {
  @Test(arguments: [
    ("script-src https://shop.example", true), ("default-src https: data:", true),
    ("script-src 'none'", true), ("default-src 'self'; script-src https://a.b", true),
    ("script-src 'self'; script-src-elem https://a.b", true), ("script-src", true),
    ("default-src 'self' https:", false), ("SCRIPT-SRC 'SELF'", false), ("img-src https:", false),
    ("script-src 'nonce-a' 'strict-dynamic'", false), ("default-src *", false),
    ("default-src https:; script-src 'self'", false), ("", false),
  ])
  func `a policy that refuses the scripts of the package is noted as one`(
    policy: String, refuses: Bool
  ) throws {
    var scan = DocumentScan(try PackagePath("a.html"))
    scan.read(
      HTMLTokenizer.tags(
        of: "<meta http-equiv='Content-Security-Policy' content=\"\(policy)\">"))
    guard case .note(_, let reason)? = scan.found.first, scan.found.count == 1 else {
      Issue.record("\(scan.found)")
      return
    }
    #expect(reason.hasPrefix("has a policy in <meta>"))
    #expect(reason.contains("refuses the scripts of the package") == refuses, "\(reason)")
  }

  @Test func `any bytes are a document`() throws {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "<", "<script", "<!--", "-->", "</script", ">", "/", "=", "\"", "'", "&", "&#", "&#x", "&amp",
      ";", "a", " ",
      "<svg", "<![CDATA[", "]]>", "\0", "\r", "onload", "srcdoc", "<iframe", "é", "<base href=",
      "https:", "//", "<style>@import",
    ]
    for _ in 0..<3_000 {
      let text = (0..<random.next(upperBound: UInt(40)))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      var scan = DocumentScan(try PackagePath("a.html"))
      scan.read(HTMLTokenizer.tags(of: text))
      _ = ScriptScan.found(in: Data(text.utf8), of: try PackagePath("a.js"))
      _ = StyleScan.found(in: text, of: try PackagePath("a.css"))
      #expect(scan.found.count < 200, "\(text)")
    }
  }
}
