import Foundation
import WebBridge

extension SoakPage {
  /// Writes the page and its frame into a folder.
  static func writeFiles() throws -> URL {
    let folder = try Scratch.folder("soak")
    let limit = """
      { frame: \(limits.frameBytes), bytes: \(largestBytes), probeBytes: \(limits.queuedBytes / 8 - 512), \
      probeText: \(limits.frameBytes - 1024) }
      """
    let page = [PackageResources.soakPage_js, PackageResources.soakKinds_js]
      .map { String(decoding: $0, as: UTF8.self) }.joined()
      .replacingOccurrences(of: "LIMIT", with: limit)
    let frame = String(decoding: PackageResources.soakFrame_js, as: UTF8.self)
    for (name, script) in [("index.html", page), ("frame.html", frame)] {
      try "<!doctype html><meta charset=utf-8><body><script>\n\(script)</script>"
        .write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return folder
  }

  /// Collects the page's garbage, so that nothing of native code is left that no one can use.
  ///
  /// - Throws: ``SoakFailure`` if functions or streams of native code are left.
  func collectGarbage() async throws {
    let answers = answers
    // The handlers' own mark is left. The page tells in a later turn what its collector has found.
    for _ in 0..<20 {
      try await side.collectGarbage()
      if answers.marks.living == 1 { return }
    }
    throw SoakFailure(
      "\(answers.marks.living - 1) functions and streams of native code are alive, although no call uses them."
    )
  }
}
