import Testing

@testable import BridgeCore

@Suite("A near name") struct NearNameTests {
  private let names = ["cart.add", "cart.remove", "clock.now", "pay", "device.camera.takePhoto"]

  @Test(
    "has a letter more, less, other or exchanged, or another part before the dot",
    arguments: [
      ("cart.ad", "cart.add"), ("cart.addd", "cart.add"), ("cart.adt", "cart.add"),
      ("crat.add", "cart.add"), ("Cart.Add", "cart.add"), ("add", "cart.add"),
      ("basket.remove", "cart.remove"), ("takePhoto", "device.camera.takePhoto"), ("pya", "pay"),
    ])
  func near(_ name: String, _ expected: String) {
    #expect(NearName.find(name, among: names) == expected)
  }

  @Test("is not a name that has little in common", arguments: ["", "x", "order.cancel", "nobody"])
  func far(_ name: String) {
    #expect(NearName.find(name, among: names) == nil)
  }

  @Test("is the first of two that are equally near, in any order of the names")
  func equallyNear() {
    #expect(NearName.find("cat", among: ["cut", "cot"]) == "cot")
    #expect(NearName.find("cat", among: ["cot", "cut"]) == "cot")
  }

  @Test("is not looked for if the name is very long")
  func long() {
    let name = String(repeating: "a", count: 65)
    #expect(NearName.find(name, among: [name]) == nil)
  }
}
