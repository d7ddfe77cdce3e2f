/// A difference between a declaration and Apple's.
struct Difference: Hashable {
  let path: String
  let aspect: Aspect
  let apple: String
  let linux: String

  var description: String {
    switch aspect {
    case .missing: "\(path), missing: it is not declared."
    case .elsewhere:
      "\(path), elsewhere: Apple does not declare it, and its comment lacks “*Differs:* exists on Linux only”."
    default: "\(path), \(aspect.rawValue): Apple has “\(apple)”, Linux “\(linux)”."
    }
  }
}
