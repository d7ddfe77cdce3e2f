/// Steps that belong together.
struct Chapter {
  let name: String
  let steps: [Step]

  @MainActor static let all: [Chapter] = [
    .hello, .calls, .events, .volume, .time, .life, .values, .errors,
  ]
}
