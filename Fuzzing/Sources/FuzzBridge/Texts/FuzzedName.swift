import Foundation
import FuzzDriver

@testable import BridgeCodec
@testable import BridgeCore

/// A pattern of names, or a name that an app registers, and on the next line the name that a page uses.
@MainActor enum FuzzedName {
  static func accept(_ bytes: [UInt8]) {
    let texts = parts(bytes, 2)
    let (known, name) = (texts[0], texts[1])
    let line = Array("has 1 ".utf8) + ValueWriter.write(.string(name))
    guard (try? Name.check(name)) != nil else {
      return hold((try? FrameCoder.decode(line[...])) == nil, "A line has what is no name.")
    }
    // The two ends have tables of different versions of Unicode, so that one of them may know a character alone.
    let isOfPage = PageScriptEngine.shared.hasName(name)
    hold(isOfPage || Name.isReserved(name + "."), "The page refuses a name.")
    guard case .has(_, let read)? = try? FrameCoder.decode(line[...]) else {
      return hold(false, "A line with a name cannot be read.")
    }
    hold(read.utf8.elementsEqual(name.utf8), "A line changes its name.")
    let isSame = known.utf8.elementsEqual(name.utf8)
    let pattern = NamePattern(known)
    if (try? pattern.check()) != nil {
      let isBeginning =
        known.utf8.last == UInt8(ascii: "*") && name.utf8.starts(with: known.utf8.dropLast())
      hold(pattern.matches(name) == (isSame || isBeginning), "A rule is about another name.")
    }
    guard (try? Name.check(registering: known)) != nil else { return }
    hold((known == name) == isSame, "Two names are one text.")
    var registry = Registry()
    guard
      (try? registry.add(known, .synchronous { _ in .null }, types: nil, replacing: false)) != nil
    else {
      return
    }
    hold((registry.find(name).handler != nil) == isSame, "A handler is found by another name.")
  }
}
