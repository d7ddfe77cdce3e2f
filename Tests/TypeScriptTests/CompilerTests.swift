import Foundation
import Testing
import TypeScriptDeclarations

#if os(Linux)
  @Test func `the compiler is there`() { #expect(TypeScript.isInstalled) }
#endif

/// What TypeScript's compiler says of pages that use the declarations.
@Suite(.enabled(if: TypeScript.isInstalled)) struct CompilerTests {
  private func check(
    _ page: String, with declarations: BridgeDeclarations, checkingThem: Bool = false
  ) throws {
    let text = try Samples.text("Pages/\(page).ts")
    let folder = try Folder()
    try folder.write(declarations.text, to: "bridge.d.ts")
    try folder.write(text, to: "\(page).ts")
    let found = try TypeScript.check(["\(page).ts"], in: folder.url, withDeclarations: checkingThem)
    #expect(found == TypeScript.expected(in: "\(page).ts", text))
  }

  @Test func `a page that uses what there is compiles, and so do the declarations`() throws {
    try check("right", with: Samples.declarations("Shop"), checkingThem: true)
  }

  @Test func `each mistake of a page is an error where it is made`() throws {
    try check("wrong", with: Samples.declarations("Shop"))
  }

  @Test func `an app that exposes nothing has a bridge that takes any name`() throws {
    try check("open", with: BridgeDeclarations("struct Nothing {}"))
  }

  @Test func `a page of plain scripts has the bridge as a global`() throws {
    let folder = try Folder()
    try folder.write(try Samples.declarations("Shop").text, to: "bridge.d.ts")
    try folder.write(
      """
      /// <reference path="./bridge.d.ts" />
      bridge.native.device.camera.takePhoto(0.5)
      window.bridge.call('device.camera.takePhoto', '0.5')  // error TS2345

      """, to: "script.ts")
    let found = try TypeScript.check(["script.ts"], in: folder.url)
    #expect(found == [.init(file: "script.ts", line: 3, code: "TS2345")])
  }
}
