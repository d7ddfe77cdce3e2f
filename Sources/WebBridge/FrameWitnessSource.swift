// Of the digest d4e36be3c7e5fbffa616e3792ca93da0e80df9cdca9a91886e4181661458b174, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:he}));$n(t,n.event+'?',r),he&&r()}
"""#
}
