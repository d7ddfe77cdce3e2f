// Apple's WebKit brings Foundation along, with URLRequest in it, which is a module of its own here.
@_exported public import Foundation
@_exported public import FoundationNetworking
