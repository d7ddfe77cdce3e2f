import Foundation
import Testing
import TypeScriptDeclarations

/// What an editor offers from the declarations while a page is written.
@Suite(.enabled(if: TypeScript.isInstalled && Tool.find("node") != nil)) struct EditorTests {
  private struct Place: Decodable {
    var offered: [String]
    var shown: String
  }

  /// Returns what the editor offers and shows at the places of a page that `/*?*/` marks.
  private func ask(_ page: String) throws -> [Place] {
    let folder = try Folder()
    try folder.write(try Samples.declarations("Shop").text, to: "bridge.d.ts")
    try folder.write("import { bridge } from './bridge.js'\n" + page, to: "page.ts")
    let library = try #require(TypeScript.compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../lib/typescript.js")
      .standardizedFileURL
    let script = Samples.folder.appendingPathComponent("editor.js")
    let outcome = try Tool.run(
      try #require(Tool.find("node")), [script.path, library.path, "page.ts"], in: folder.url)
    #expect(outcome.errors == "")
    return try JSONDecoder().decode([Place].self, from: Data(outcome.output.utf8))
  }

  @Test func `names of the app are offered where they can stand, and no others`() throws {
    let native = ["device.battery", "device.camera.takePhoto", "settings.theme"]
    let places = try ask(
      """
      bridge.call('/*?*/')
      bridge.callSync('/*?*/')
      bridge.stream('/*?*/')
      bridge.expose('/*?*/', {})
      bridge.handle('/*?*/', () => 1)
      bridge.emit('/*?*/')
      bridge.native./*?*/;
      bridge.native.device.camera./*?*/;

      """)
    #expect(places.count == 8)
    #expect(Set(native).isSubset(of: places[0].offered))
    #expect(!places[0].offered.contains("device.camera.frames"))
    #expect(places[1].offered.contains("device.battery"))
    #expect(!places[1].offered.contains("device.camera.takePhoto"))
    #expect(places[2].offered == ["device.camera.frames", "settings.download"])
    #expect(places[3].offered == ["cart"])
    #expect(places[4].offered.contains("cart.checkout.begin"))
    #expect(places[5].offered == ["cart.changed", "cart.closed", "elsewhere.happened"])
    #expect(places[6].offered == ["device", "settings"])
    #expect(places[7].offered == ["frames", "lens", "model", "takePhoto"])
  }

  @Test func `Swift's comments are shown, and the types as they are named there`() throws {
    let places = try ask(
      """
      const photo = await bridge.native.device.camera.takePhoto/*?*/(0.8)
      photo.caption/*?*/
      bridge.call/*?*/('device.camera.lens', 'wide', 1)
      bridge.expose('cart', { add/*?*/: async (item) => ({ items: [item] }) })

      """)
    let shown = [
      "takePhoto(quality?: number", "Promise<CameraPhoto>\nTakes a picture.\n",
      "@param quality From 0 to 1.\n@returns What it took.\n@throws `BridgeError` with the code",
    ]
    for text in shown { #expect(places[0].shown.contains(text)) }
    #expect(places[1].shown.contains("CameraPhoto.caption"))
    #expect(places[1].shown.hasSuffix("Words below it."))
    #expect(places[2].shown.contains("name: string | null | undefined, zoom: CameraZoom"))
    #expect(places[3].shown.contains("add(item: Item, quantity: number | null)"))
    #expect(places[3].shown.contains("Puts something in.\n@param item What.\n"))
  }
}
