/// What one declaration has otherwise than Apple's.
struct Difference: Hashable {
  let path: String
  let aspect: Aspect
  let apple: String
  let linux: String

  var description: String {
    switch aspect {
    case .missing: "\(path), missing: it is not declared."
    case .elsewhere:
      "\(path), elsewhere: it is not Apple's, nor does its comment say “*Differs:* exists on Linux only”."
    default: "\(path), \(aspect.rawValue): Apple has “\(apple)”, Linux “\(linux)”."
    }
  }
}
