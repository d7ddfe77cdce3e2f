#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  // What the package keeps with objects of WebKit.

  extension NSObject {
    package func attached<T: AnyObject>(_ type: T.Type) -> T? {
      Self.key(type).flatMap { objc_getAssociatedObject(self, $0) as? T }
    }

    package func attach<T: AnyObject>(_ object: T?, as type: T.Type) {
      guard let key = Self.key(type) else { return }
      objc_setAssociatedObject(self, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static func key(_ type: any AnyObject.Type) -> UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))
    }
  }
#endif
