// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the sources of libdispatch that exist on Apple's systems alone, as far as this package uses them.
// The toolchain's Dispatch, which is Linux's, lacks them.

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var handle: Int32 { get }
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject { fatalError() }
}
