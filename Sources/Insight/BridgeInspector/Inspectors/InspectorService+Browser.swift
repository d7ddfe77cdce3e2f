import BridgeRecording
import Foundation
import InspectorServing
import WebBridge

/// The requests of the inspector's page in a browser to native code.
extension InspectorService: InspectedApp {
  private enum Outcome: Encodable {
    case result(Answer)
    case error(Failure)

    private enum CodingKeys: String, CodingKey {
      case result
      case error
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .result(let answer): try container.encode(answer, forKey: .result)
      case .error(let failure): try container.encode(failure, forKey: .error)
      }
    }
  }

  private struct Failure: Encodable {
    var code: String
    var message: String
  }

  func state() async throws -> Data { try JSONEncoder().encode(try await currentState()) }

  func call(_ method: String, _ arguments: String) async throws -> Data {
    let outcome: Outcome
    do {
      outcome = .result(try await answer(of: method, arguments))
    } catch let error as BridgeError {
      outcome = .error(Failure(code: error.code.rawValue, message: error.message))
    } catch {
      // What the web view throws, for example because the page was left meanwhile.
      outcome = .error(
        Failure(code: BridgeError.Code.thrown.rawValue, message: error.localizedDescription))
    }
    return try JSONEncoder().encode(outcome)
  }
}
