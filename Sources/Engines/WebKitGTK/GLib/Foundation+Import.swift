// Apple's WebKit exports Foundation with `URLRequest`, which is in its own module on Linux.
@_exported public import Foundation
@_exported public import FoundationNetworking
