import Foundation
import Testing
import TypeScriptDeclarations

#if os(Linux)
  @Test func `the compiler is there`() { #expect(TypeScript.isInstalled) }
#endif

/// The compiler's findings in pages that use the declarations.
@Suite(.enabled(if: TypeScript.isInstalled)) struct CompilerTests {
  private func check(
    _ page: String, with declarations: BridgeDeclarations, isExact: Bool,
    checkingThem: Bool = false
  ) throws {
    let text = try Samples.text("Pages/\(page)")
    let folder = try Folder()
    try folder.write(declarations.text, to: "bridge.d.ts")
    try folder.write(text, to: page)
    let found = try TypeScript.check(
      [page], in: folder.url, isExact: isExact, withDeclarations: checkingThem)
    #expect(found == TypeScript.expected(in: page, text))
  }

  @Test(arguments: [false, true])
  func `a page that uses what there is compiles, and so do the declarations`(isExact: Bool) throws {
    try check("right.ts", with: Samples.declarations("Shop"), isExact: isExact, checkingThem: true)
  }

  @Test(arguments: [false, true])
  func `each mistake of a page is an error where it is made`(isExact: Bool) throws {
    try check("wrong.ts", with: Samples.declarations("Shop"), isExact: isExact)
  }

  @Test func `an app that exposes nothing has a bridge that takes any name`() throws {
    try check("open.ts", with: BridgeDeclarations("struct Nothing {}"), isExact: true)
  }

  @Test
  func `a script that is no module has the bridge as a global, and is checked if it asks for that`()
    throws
  {
    try check("script.js", with: Samples.declarations("Shop"), isExact: false)
  }

  @Test func `a project may give the declarations a name of its own`() throws {
    let folder = try Folder()
    try folder.write(try Samples.declarations("Shop").text, to: "web/bridge.d.ts")
    try folder.write(
      """
      { "compilerOptions": {
          "strict": true, "noEmit": true, "target": "ES2020", "module": "ES2022",
          "moduleResolution": "node", "baseUrl": ".", "paths": { "@shop/bridge": ["web/bridge"] } },
        "include": ["src"] }
      """, to: "tsconfig.json")
    let page = """
      import { bridge } from '@shop/bridge'
      declare module '@shop/bridge' {
        interface NativeEvents { 'theme.changed': { dark: boolean } }
      }
      bridge.on('theme.changed', (theme) => theme.dark)
      bridge.on('theme.changed', (theme) => theme.light)  // error TS2339
      bridge.native.device.camera.takePhoto('0.8')  // error TS2345

      """
    try folder.write(page, to: "src/page.ts")
    let found = try TypeScript.checkProject(in: folder.url)
    #expect(found == TypeScript.expected(in: "src/page.ts", page))
  }
}
