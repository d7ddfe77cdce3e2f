#if canImport(Darwin)
  import Darwin

  /// Returns the bytes that are allocated on this process's heap, without the heaps of JavaScript engines.
  package func heapUse() -> Int {
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  }
#else
  import Foundation
  import Glibc

  /// Returns the bytes that are allocated on this process's heap, without the heaps of JavaScript engines. The
  /// result is 0 if the C library does not report it.
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
    // The totals of all arenas are at the end, after the last arena.
    let sums = String(cString: text).components(separatedBy: "</heap>").last ?? ""
    func sum(_ name: String) -> Int {
      let line = sums.split(separator: "\n").first { $0.contains("type=\"\(name)\"") }
      let value = line?.components(separatedBy: "size=\"").last?.prefix { $0.isNumber }
      return value.flatMap { Int($0) } ?? 0
    }
    return sum("current") + sum("mmap") - sum("fast") - sum("rest")
  }
#endif
