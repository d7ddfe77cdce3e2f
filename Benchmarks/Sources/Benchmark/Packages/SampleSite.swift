import Foundation

/// The files of a web app as a bundler writes them: a page, an entry module, a module of libraries, the module of the
/// first view, styles and a picture.
enum SampleSite {
  /// Writes the files. The first view has 60 rows, which a script makes.
  ///
  /// - Parameter parts: Into how many further modules the first view is split.
  static func write(to folder: URL, parts: Int) throws {
    let names = (0..<parts).map { "part\($0).\(String(40_000 + $0 * 7, radix: 16)).js" }
    let preloads = names.map { "<link rel=modulepreload href=/assets/\($0)>" }.joined()
    try write(index.replacing("<!-- parts -->", with: preloads), "index.html", in: folder)
    try write(entry, "assets/app.3f1c.js", in: folder)
    let imports = names.enumerated().map { "import { f1 as p\($0) } from './\($1)';" }
    let uses = "const parts = [\((0..<parts).map { "p\($0)" }.joined(separator: ","))];"
    try write((imports + [uses, home]).joined(separator: "\n"), "assets/home.5d2e.js", in: folder)
    for name in names { try write(libraries(functions: 60), "assets/\(name)", in: folder) }
    try write(libraries(functions: 2_000), "assets/vendor.9c1f.js", in: folder)
    try write(styles, "assets/app.77ab.css", in: folder)
    try write(picture, "images/hero.4c0d.svg", in: folder)
  }

  static func write(_ text: String, _ path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static let index = """
    <!doctype html><html lang=en><head><meta charset=utf-8><title>Shop</title>
    <script type=module src=/assets/app.3f1c.js></script>
    <link rel=modulepreload href=/assets/vendor.9c1f.js>
    <!-- parts --><link rel=stylesheet href=/assets/app.77ab.css></head><body><div id=app></div></body></html>
    """

  private static let entry = """
    import { f1 } from './vendor.9c1f.js';
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        webkit.messageHandlers.painted.postMessage('');
      }
    }).observe({ type: 'paint', buffered: true });
    const { show } = await import('./home.5d2e.js');
    show(document.getElementById('app'), f1);
    """

  private static let home = """
    export function show(place, f) {
      const list = document.createElement('ul');
      for (let i = 0; i < 60; i++) {
        const row = document.createElement('li');
        row.innerHTML = '<b>Product ' + i + '</b> <i>' + parts.reduce((k, f) => f(k), f(i)) + '</i>';
        list.append(row);
      }
      const picture = new Image();
      picture.src = '/images/hero.4c0d.svg';
      place.append(picture, list);
    }
    """

  /// Returns source text with about 110 bytes for each function.
  static func libraries(functions: Int) -> String {
    (1...functions).map { number in
      "export function f\(number)(a) { const k = a * \(number * 7919 % 10_007) + \(number); return k % 2 ? k * 3 + \(number % 97) : String(k) }"
    }.joined(separator: "\n")
  }

  private static let styles =
    "body{margin:0;font:16px sans-serif}li{padding:8px;border-bottom:1px solid #ddd}"
    + (1...600).map { ".c\($0){color:#\(String($0 % 900 + 100));margin:\($0 % 9)px}" }.joined()

  private static let picture =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 90' width='320' height='90'>"
    + "<rect width='320' height='90' fill='#28c'/><circle cx='60' cy='45' r='30' fill='#fff'/></svg>"
}
