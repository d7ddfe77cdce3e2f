// The Swift code of the article. `TypeScriptTests` compile its TypeScript.
#if Macros
  import Foundation
  import Observation
  import WebBridge

  enum TypeScriptArticle {
    /// The camera at the back.
    @Exposed("device.camera") actor Camera {
      /// Takes a picture.
      ///
      /// - Parameter quality: From 0 to 1.
      func takePhoto(quality: Double = 0.8) async throws -> Photo {
        Photo(jpeg: Data(), taken: .now)
      }

      func frames(perSecond: Int) -> AsyncStream<Data> { AsyncStream { $0.finish() } }
    }

    struct Photo: Codable {
      var jpeg: Data
      var taken: Date
      var caption: String?
    }

    @PageInterface("cart") protocol CartPage {
      func add(_ item: Item, quantity: Int?) async throws -> Cart
      func ticks() -> BridgeStream<Int>
      var changed: BridgeEvents<Cart> { get }
    }

    struct Item: Codable {
      var name: String
      var note: String?
    }

    struct Cart: Codable { var items: [Item] }

    @available(iOS 17, macOS 14, *) @Observable final class Wishes: Codable {
      var items: [String] = []
      enum CodingKeys: String, CodingKey { case _items = "items" }
    }

    // webbridge: type CLLocation = { latitude: number, longitude: number }

    // webbridge: type = `${number} EUR`
    struct Price: Codable {
      var cents: Int
      init(from decoder: any Decoder) throws { cents = 0 }
      func encode(to encoder: any Encoder) throws {}
    }

    struct Order: Codable {
      var price: Price
      // webbridge: type = 'open' | 'paid'
      var state: String
    }

    // webbridge: include
    struct Theme: Codable { var dark: Bool }
  }
#endif
