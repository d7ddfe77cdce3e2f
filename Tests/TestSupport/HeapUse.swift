#if canImport(Darwin)
  import Darwin

  /// How many bytes this process has taken from its heap and not given back. The heaps of JavaScript
  /// engines are not among them.
  package func heapUse() -> Int {
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  }
#else
  import Foundation
  import Glibc

  /// How many bytes this process has taken from its heap and not given back; 0 where the C library does not
  /// tell. The heaps of JavaScript engines are not among them.
  package func heapUse() -> Int {
    // Swift's Glibc module lacks <malloc.h>.
    typealias Function = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
    let malloc_info = unsafeBitCast(symbol, to: Function.self)
    var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let stream = open_memstream(&text, &size) else { return 0 }
    _ = malloc_info(0, stream)
    fclose(stream)
    defer { free(text) }
    guard let text else { return 0 }
    // The sums of all arenas stand at the end, behind the last arena.
    let sums = String(cString: text).components(separatedBy: "</heap>").last ?? ""
    func sum(_ name: String) -> Int {
      let line = sums.split(separator: "\n").first { $0.contains("type=\"\(name)\"") }
      let value = line?.components(separatedBy: "size=\"").last?.prefix { $0.isNumber }
      return value.flatMap { Int($0) } ?? 0
    }
    return sum("current") + sum("mmap") - sum("fast") - sum("rest")
  }
#endif
