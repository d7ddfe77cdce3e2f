import Foundation
import Testing
import WebBridge

/// What a page of the web sees that a package serves: the last column of the table in the documentation.
@MainActor @Suite(.serialized) struct InterceptedPageTests {
  private static let files = [
    "index.html": "<!doctype html><title>Shop</title><script src=app.js></script>",
    "cart.html": """
    <!doctype html><title>Cart</title><script src=app.js></script>
    <a id=relative href=index.html>a</a><a id=absolute href=/index.html>a</a>
    <a id=web href="https://shop.example.com/app/index.html">a</a>
    """,
    "app.js": "window.started = true",
  ]

  /// A page that the view went to by the URL of the web.
  private func page(_ stage: Stage) async throws -> PackagePage {
    try await stage.install(1, Self.files, serves: ["https://shop.example.com/app/"])
    let page = try stage.page()
    try page.bridge.handle("echo") { (text: String) in text }
    try await stage.open("shop", in: page)
    page.startWaiting()
    try await page.run("location.href = 'https://shop.example.com/app/cart.html?x=1#y'")
    try await page.finishWaiting()
    return page
  }

  @Test(arguments: [
    ("location.href", "app://shop/cart.html?x=1#y"), ("location.origin", "app://shop"),
    ("document.getElementById('relative').href", "app://shop/index.html"),
    ("document.getElementById('absolute').href", "app://shop/index.html"),
    ("(document.cookie = 'a=1', `[${document.cookie}]`)", "[]"),
    ("await navigator.serviceWorker.register('/app.js').then(() => 'yes', () => 'no')", "no"),
    ("String(isSecureContext)", "true"),
    ("await bridge.call('echo', 'hello')", "hello"),
    ("(localStorage.setItem('a', 'b'), localStorage.getItem('a'))", "b"),
    (
      """
      await new Promise((done, failed) => {
        const opening = indexedDB.open('shop');
        opening.onsuccess = () => done(opening.result.name);
        opening.onerror = failed;
      })
      """, "shop"
    ),
  ])
  func `the page sees what the table says`(expression: String, value: String) async throws {
    let stage = try Stage()
    let page = try await page(stage)
    #expect(try await page.text(expression) == value)
    withExtendedLifetime(stage) {}
  }

  @Test(arguments: ["relative", "absolute", "web"])
  func `each kind of link opens the page of the package`(link: String) async throws {
    let stage = try Stage()
    let page = try await page(stage)
    page.startWaiting()
    try await page.run("document.getElementById('\(link)').click()")
    try await page.finishWaiting()
    #expect(try await page.text("location.href") == "app://shop/index.html")
    #expect(try await page.text("String(window.started)") == "true")
    withExtendedLifetime(stage) {}
  }
}
