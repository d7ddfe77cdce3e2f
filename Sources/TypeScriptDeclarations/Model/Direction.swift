/// Which way a value goes. What one end writes is often narrower than what the other end reads.
enum Direction: Hashable {
  case fromSwift, toSwift
}
