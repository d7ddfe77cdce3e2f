/// Steps that belong together.
struct Chapter {
  let name: String
  let steps: [Step]

  @MainActor static let all: [Chapter] = [
    .hello, .calls, .values, .events, .errors, .time, .volume, .life,
  ]
}
