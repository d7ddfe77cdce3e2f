/// The direction of a value. The type that one side writes is often narrower than the type that the other side reads.
enum Direction: Hashable {
  case fromSwift, toSwift
}
