import Dispatch

/// Reading the values of long lines off the main actor. The lines after such a line wait, so that the order is kept.
extension TextReader {
  /// Returns the payload of a long line whose value somebody takes, or whose references have to be released, and the types
  /// that it is decoded as. What is awaited is decoded where it is awaited.
  func valueToRead(in line: ArraySlice<UInt8>) -> (payload: Payload, types: ExpectedTypes?)? {
    guard let document = link.document else { return nil }
    let registry = document.dispatcher.registry
    return switch try? FrameCoder.decode(line) {
    case .call(_, let name, let payload), .stream(_, let name, let payload):
      payload.isExtended || registry.find(name).handler != nil
        ? (payload, registry.types(of: name)) : nil
    case .event(let name, let payload):
      payload.isExtended || document.session.hears(event: name)
        ? (payload, document.session.events.types(of: name)) : nil
    case .callRef(_, let ref, let payload):
      if case .function(let function)? = document.exports[ref] {
        (payload, function.types)
      } else {
        (payload, nil)
      }
    case .done(_, let payload), .next(_, let payload), .fail(_, let payload): (payload, nil)
    default: nil
    }
  }

  /// Reads the value of the line that is read next, and then goes on.
  func readValue(of pause: ReadingPause) {
    guard let (payload, types) = valueToRead(in: pause.batch.line(pause.line)) else {
      return goOn(after: pause)
    }
    readAhead(
      payload, as: types, isWanted: { $0.reader.isWaiting(at: pause) },
      noting: { pause.references = $0 },
      end: { document, value in
        pause.value = value
        document.reader.goOn(after: pause)
      })
  }

  /// Reads a payload, and decodes its value as types, off the main actor.
  ///
  /// - Parameters:
  ///   - isWanted: Returns whether the line still waits for its value. What it refers to is taken once only, because a
  ///     reference that is taken again would be released with the value that nobody wants.
  ///   - note: Called with what the text refers to, before its value is made.
  ///   - end: Called with the value, unless the document has ended.
  func readAhead(
    _ payload: Payload, as types: ExpectedTypes?,
    isWanted: @escaping @MainActor (Document) -> Bool,
    noting note: @escaping @MainActor (TakenReferences) -> Void = { _ in },
    end: @escaping @MainActor (Document, Payload) -> Void
  ) {
    guard let queue = link.document?.session.reading else { return }
    let link = link
    @Sendable func give(_ value: Payload) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if let document = link.document { end(document, value) } }
      }
    }
    queue.async {
      guard payload.mayRefer else {
        return give(payload.readAhead().decodingAhead(as: types))
      }
      let requests = payload.requestedReferences()
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let document = link.document, isWanted(document) else { return }
          let taken = document.take(requests)
          note(taken)
          queue.async {
            give(
              payload.read(with: taken.answers, sizeBeside: taken.sizeBeside)
                .decodingAhead(as: types))
          }
        }
      }
    }
  }

  /// Returns the value of a line whose references were taken already.
  func value(of pause: ReadingPause, with taken: TakenReferences) -> Payload? {
    valueToRead(in: pause.batch.line(pause.line))?.payload
      .read(with: taken.answers, sizeBeside: taken.sizeBeside)
  }
}

extension Document {
  /// Takes what a text refers to, up to the first that is not there.
  fileprivate func take(_ requests: [ReferenceRequest]) -> TakenReferences {
    let (before, source) = (uploads.size, references)
    var answers: [ReferenceAnswer] = []
    for request in requests {
      let answer: ReferenceAnswer? =
        switch request {
        case .bytes(let number): source.takeBytes(number).map { .bytes($0) }
        case .reference(let number): source.takeReference(number).map { .reference($0) }
        }
      guard let answer else { break }
      answers.append(answer)
    }
    return TakenReferences(answers: answers, sizeBeside: before - uploads.size)
  }
}

extension PageSession {
  /// Returns whether somebody takes the values of an event.
  func hears(event name: String) -> Bool {
    Name.isReserved(name) || events.hears(name)
  }
}
